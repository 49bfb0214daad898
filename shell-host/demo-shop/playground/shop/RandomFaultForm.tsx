import { useState } from 'react';
import { Button } from '../../pages/ui/Button.tsx';
import { TextField } from '../TextField.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import type { ActiveFaultList } from './demoApi.ts';

/** Makes a share of all requests fail; the same seed selects the same requests. */
export function RandomFaultForm({ onSet }: { onSet: (random: ActiveFaultList['random']) => void }) {
  const texts = usePlaygroundTexts();
  const [share, setShare] = useState('20');
  const [seed, setSeed] = useState('1');

  function set() {
    const ratio = Math.min(100, Math.max(0, Number(share) || 0)) / 100;
    onSet({ seed: Number(seed) || 0, share: ratio });
  }

  return (
    <>
      <TextField label={texts.share} value={share} isNumber onChange={setShare} />
      <TextField label={texts.seed} value={seed} isNumber onChange={setSeed} />
      <Button look="secondary" onClick={set}>
        {texts.setFault}
      </Button>
    </>
  );
}
