import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../components/panel';
import { Awaited } from '../../components/states';
import { sectorWeights } from './api';
import { copy } from './copy';
import { StoredWeights } from './stored-weights';
import { WeightsForm } from './weights-form';

/** Settings of the sector weights: the form of a new set, and the stored sets. */
export function WeightsSettings() {
  const weights = useQuery(sectorWeights);
  const sets = weights.data?.sets;
  return (
    <div className="flex flex-col gap-4">
      <Panel title={copy.title} note={copy.note} className="rule-gold">
        <Awaited of={weights} rows={6} />
        {sets && <WeightsForm inForce={sets[0]} />}
      </Panel>
      {sets && (
        <Panel title={copy.stored} note={copy.storedNote}>
          <StoredWeights sets={sets} />
        </Panel>
      )}
    </div>
  );
}
