import { plainWords } from '@lqc/contracts';
import { Eye, FileText, Trash2 } from 'lucide-react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { longDateTime } from '../../lib/format';
import type { Conclusion } from './api';
import { averagesOf, type KeptAverage } from './averages';
import { copy } from './copy';
import { exportText } from './export';
import { capitalised } from './filter';

/** Delay between the appearance of consecutive cards, in seconds. */
const CARD_STAGGER_S = 0.1;
/** Number of characters of a conclusion that its card shows. */
const CONCLUSION_PREVIEW_LENGTH = 150;

interface CardProps {
  readonly conclusion: Conclusion;
  readonly index: number;
  readonly onOpen: () => void;
  /** The colleague who saved it; absent for one's own, which only can be deleted. */
  readonly owner?: string;
  readonly onDelete?: () => void;
}

/** A card with the change that a conclusion is about, and the beginning of its text. */
export function ConclusionCard({ conclusion, index, owner, onOpen, onDelete }: CardProps) {
  const { indicator, quarter_now: now, quarter_before: before } = conclusion;
  const name = capitalised(indicator);
  const averages = averagesOf(conclusion);
  return (
    <li
      className="card-in flex flex-col rounded-md border border-line bg-surface"
      style={{ animationDelay: `${(index * CARD_STAGGER_S).toFixed(1)}s` }}
    >
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h2 className="text-lg leading-6 font-semibold text-balance">{name}</h2>
          <p className="text-sm text-muted">
            {copy.compared(now, before)}
            {owner && ` · ${copy.owner(owner)}`}
          </p>
        </div>
        {averages && (
          <dl className="flex gap-6 border-l-2 border-gold pl-3">
            <Figure label={copy.now} average={averages.now} />
            <Figure label={copy.before} average={averages.before} />
          </dl>
        )}
        <p className="flex-1 text-sm">{shortened(conclusion.summary)}</p>
        {conclusion.counts && conclusion.counts.contradicted > 0 && (
          <Badge tone="danger">{copy.wrong(String(conclusion.counts.contradicted))}</Badge>
        )}
        {conclusion.data_changed && <Badge tone="danger">{copy.dataChanged}</Badge>}
      </div>
      <footer className="flex flex-wrap items-center gap-1 border-t border-line px-3 py-2">
        <time className="flex-1 pl-1 text-xs text-muted" dateTime={conclusion.created_at}>
          {longDateTime(conclusion.created_at)}
        </time>
        <Button variant="tool" aria-label={`${copy.detail}: ${name} ${now}`} onClick={onOpen}>
          <Eye size={14} /> Detail
        </Button>
        <Button
          variant="tool"
          aria-label={`${copy.export}: ${name} ${now}`}
          onAction={() => exportText(conclusion)}
        >
          <FileText size={14} /> Unduh
        </Button>
        {onDelete && (
          <Button
            size="small"
            variant="quietDanger"
            aria-label={`${copy.delete}: ${name} ${now}`}
            onClick={onDelete}
          >
            <Trash2 size={14} />
          </Button>
        )}
      </footer>
    </li>
  );
}

function Figure({ label, average: { value, n } }: { label: string; average: KeptAverage }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="tabular-nums">
        <span className="text-lg font-semibold">{value}</span>
        {n !== null && <span className="text-xs text-muted"> {n}</span>}
      </dd>
    </div>
  );
}

function shortened(summary: string): string {
  const text = plainWords(summary);
  const letters = [...text];
  return letters.length > CONCLUSION_PREVIEW_LENGTH
    ? `${letters.slice(0, CONCLUSION_PREVIEW_LENGTH).join('')}…`
    : text;
}
