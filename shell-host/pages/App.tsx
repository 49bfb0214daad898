import { usePage } from './page.ts';

export function App() {
  const { path, site } = usePage();
  return (
    <main>
      <h1>Aroma</h1>
      <p>
        {path} {site}
      </p>
    </main>
  );
}
