/** The shop's name, which texts have as `{brand}`. */
export const brandName = 'Aroma';
