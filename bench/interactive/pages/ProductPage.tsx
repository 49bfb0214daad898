import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const PRODUCT_COUNT = 60;

interface Product {
  id: number;
  title: string;
  price: number;
  regularPrice: number | undefined;
  stars: number;
  reviewCount: number;
  colours: string[];
}

const KINDS = ['Coffee', 'Mug', 'Kettle', 'Blanket', 'Jacket', 'Lamp', 'Backpack', 'Scarf'];

const products = Array.from({ length: PRODUCT_COUNT }, (_, id): Product => {
  const price = 4.99 + ((id * 37) % 90);
  return {
    id,
    title: `${KINDS[id % KINDS.length]} no. ${id + 1}, of the new collection`,
    price,
    regularPrice: id % 3 === 0 ? price * 1.25 : undefined,
    stars: 3 + (id % 3),
    reviewCount: (id * 13) % 400,
    colours: ['#234', '#a53', '#7b6', '#ddc'].slice(0, 1 + (id % 4)),
  };
});

const money = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });

function Stars({ count }: { count: number }) {
  return (
    <span className="stars" role="img" aria-label={`${count} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z" fill={star <= count ? '#c80' : '#ddd'} />
        </svg>
      ))}
    </span>
  );
}

function Tile({ product }: { product: Product }) {
  const { title, price, regularPrice, stars, reviewCount, colours } = product;
  const [isRemembered, setIsRemembered] = useState(false);
  const [colour, setColour] = useState(colours[0]);
  return (
    <li className="tile">
      <div className="picture" style={{ background: colour }} />
      <h3>
        <a href={`/product/${product.id}`}>{title}</a>
      </h3>
      <p>
        <Stars count={stars} /> <span>({reviewCount})</span>
      </p>
      <p>
        {regularPrice && <del>{money.format(regularPrice)}</del>}{' '}
        <strong>{money.format(price)}</strong>
      </p>
      <p>
        {colours.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={`Colour ${each}`}
            aria-pressed={each === colour}
            onClick={() => setColour(each)}
          />
        ))}
      </p>
      <button type="button" onClick={() => setIsRemembered(!isRemembered)}>
        {isRemembered ? 'Remembered' : 'Remember'}
      </button>
    </li>
  );
}

/** The content below the header, which is the same in every variant. */
export function ProductPage() {
  return (
    <>
      <h1>The new collection</h1>
      <ul className="tiles">
        {products.map((product) => (
          <Tile key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}

/** Renders the page in a root of its own. */
export function drawPage(): void {
  const page = document.querySelector('#page');
  if (page) createRoot(page).render(<ProductPage />);
}
