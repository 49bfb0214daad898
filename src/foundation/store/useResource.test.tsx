import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { collectErrors } from '../../testing/collectEvents.ts';
import { createWords } from '../../testing/createWords.ts';
import { pageRestored, pageReturned } from './resourceSlice.ts';
import { useFetch, useResource } from './useResource.ts';

collectErrors();

interface Source {
  id: string;
}

function show({ words, store }: ReturnType<typeof createWords>, id: string) {
  const Word = (source: Source) => <p>{useResource(words, source).data ?? 'nothing yet'}</p>;
  const view = render(<Word id={id} />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return (next: string) => view.rerender(<Word id={next} />);
}

test('does not read again for a new source object with the same key', async () => {
  const slice = createWords({ mustRefetch: () => true });
  const showAgain = show(slice, 'a');
  await slice.reads[0]?.answer('A');
  expect(screen.getByText('A')).toBeVisible();
  showAgain('a');
  expect(slice.reads).toHaveLength(1);
});

test('reads and renders the new resource when the key changes', async () => {
  const slice = createWords();
  const showAgain = show(slice, 'a');
  await slice.reads[0]?.answer('A');
  showAgain('b');
  expect(screen.getByText('nothing yet')).toBeVisible();
  await slice.reads[1]?.answer('B');
  expect(screen.getByText('B')).toBeVisible();
});

test('reads a stale resource again, even if it was invalidated while pending', async () => {
  const slice = createWords();
  show(slice, 'a');
  act(() => void slice.store.dispatch(slice.words.actions.invalidated()));
  await slice.reads[0]?.answer('old');
  expect(slice.reads).toHaveLength(2);
  await slice.reads[1]?.answer('new');
  expect(screen.getByText('new')).toBeVisible();
  expect(slice.reads).toHaveLength(2);
});

test.each(['pending', 'failed'])(
  'reads a %s resource again when the page is restored (HOST-120)',
  async (status) => {
    const slice = createWords();
    show(slice, 'a');
    if (status === 'failed') await slice.reads[0]?.fail();
    await act(async () => void slice.store.dispatch(pageRestored()));
    expect(slice.reads).toHaveLength(2);
    await slice.reads[1]?.answer('A');
    expect(screen.getByText('A')).toBeVisible();
    expect(slice.reads).toHaveLength(2);
  },
);

// HOST-147
test('repeats a read once if the visitor returns before it fails', async () => {
  const slice = createWords();
  show(slice, 'a');
  await act(async () => void slice.store.dispatch(pageReturned(Date.now())));
  expect(slice.reads).toHaveLength(1);
  await slice.reads[0]?.fail();
  expect(slice.reads).toHaveLength(2);
  await slice.reads[1]?.fail();
  expect(slice.reads).toHaveLength(2);
});

test('reads a failed resource once each time the visitor returns (HOST-120)', async () => {
  const slice = createWords();
  show(slice, 'a');
  await slice.reads[0]?.fail();
  await act(async () => void slice.store.dispatch(pageReturned(Date.now())));
  await slice.reads[1]?.fail();
  expect(slice.reads).toHaveLength(2);
  await act(async () => void slice.store.dispatch(pageReturned(Date.now())));
  await slice.reads[2]?.answer('A');
  expect(screen.getByText('A')).toBeVisible();
  expect(slice.reads).toHaveLength(3);
});

test('does not loop if a resource fails again after a restore', async () => {
  const slice = createWords();
  show(slice, 'a');
  await slice.reads[0]?.fail();
  await act(async () => void slice.store.dispatch(pageRestored()));
  await slice.reads[1]?.fail();
  expect(slice.reads).toHaveLength(2);
});

test('does not re-render a component that only fetches', async () => {
  const { words, store, reads } = createWords();
  const Fetching = () => {
    useFetch(words, { id: 'a' });
    return null;
  };
  const onRender = jest.fn();
  render(
    <Provider store={store}>
      <Profiler id="fetching" onRender={onRender}>
        <Fetching />
      </Profiler>
    </Provider>,
  );
  await reads[0]?.answer('A');
  expect(onRender).toHaveBeenCalledTimes(1);
  await act(async () => void store.dispatch(words.actions.dropped()));
  expect(reads).toHaveLength(2);
});
