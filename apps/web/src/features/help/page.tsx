import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { buttonLook } from '../../components/button';
import { Panel } from '../../components/panel';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { type Answered, type Chapter, copy } from './copy';

/** Made by `npm run write-templates`; a test checks that the product can read and merge them. */
const TEMPLATES = [
  { label: copy.diaryNote, href: '/templat-diary-note.xlsx' },
  { label: copy.register, href: '/templat-database-perusahaan.xlsx' },
] as const;

/** *Bantuan*: explains figures, files, and which data leave the office. */
export function HelpPage() {
  useTitle(copy.title);
  // The page is loaded after the address has changed, so it scrolls to the anchor itself.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <PageFrame title={copy.title}>
      <p className="mb-4 max-w-3xl text-pretty text-muted lg:-mt-2">{copy.lead}</p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="flex flex-col gap-4 max-lg:order-2">
          {copy.chapters.map((chapter) => (
            <ChapterPanel key={chapter.id} chapter={chapter} />
          ))}
        </div>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-16">
          <nav aria-label={copy.contents} className="rounded-md border border-line bg-surface p-4">
            <ul>
              {copy.chapters.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-(--row) items-center text-accent hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Panel title={copy.templates} note={copy.templatesNote} className="rule-gold">
            <div className="flex flex-col gap-2">
              {TEMPLATES.map(({ label, href }) => (
                <a key={href} href={href} download className={buttonLook()}>
                  <Download size={16} /> {label}
                </a>
              ))}
            </div>
          </Panel>
        </aside>
      </div>
    </PageFrame>
  );
}

function ChapterPanel({ chapter }: { chapter: Chapter }) {
  return (
    <section
      id={chapter.id}
      aria-labelledby={`${chapter.id}-judul`}
      className="scroll-mt-16 rounded-md border border-line bg-surface px-5 py-4"
    >
      <h2 id={`${chapter.id}-judul`} className="text-lg font-semibold">
        {chapter.title}
      </h2>
      <dl className="divide-y divide-line">
        {chapter.entries.map((entry) => (
          <Entry key={entry.question} entry={entry} />
        ))}
      </dl>
    </section>
  );
}

function Entry({ entry }: { entry: Answered }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 md:grid-cols-[200px_minmax(0,1fr)]">
      <dt className="font-semibold">{entry.question}</dt>
      <dd className="flex max-w-prose flex-col gap-2">
        {entry.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </dd>
    </div>
  );
}
