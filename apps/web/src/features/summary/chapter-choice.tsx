import { type Chapter, CHAPTERS } from '@lqc/contracts';
import { chapterName } from '@lqc/phrases';
import { ArrowRight } from 'lucide-react';
import { Panel } from '../../components/panel';
import { copy } from './copy';

/** The chapters, each with what it holds, where there is room for them beside the form. */
export function ChapterChoice({ onChoose }: { onChoose: (chapter: Chapter) => void }) {
  return (
    <Panel title={copy.empty} note={copy.emptyNote} className="max-lg:hidden">
      <ul className="border-t border-line">
        {CHAPTERS.map((chapter) => (
          <li key={chapter} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onChoose(chapter)}
              className="group flex w-full items-center gap-3 px-2 py-3 text-left -outline-offset-2 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{chapterName(chapter)}</span>
                <span className="text-sm text-muted">{copy.chapters[chapter]}</span>
              </span>
              <ArrowRight size={16} className="text-accent" />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
