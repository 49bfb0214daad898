import { useTexts } from '../texts/useTexts.ts';
import styles from './CartRow.module.css';

/** Why an entry keeps the visitor from checkout. */
export function LineProblem({ problem }: { problem: 'soldOut' | 'notAvailable' | 'defective' }) {
  const { cart, product } = useTexts();
  return (
    <p className={styles.problem}>{problem === 'soldOut' ? product.soldOut : cart[problem]}</p>
  );
}
