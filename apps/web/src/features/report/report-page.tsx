import { type Citation, indicatorKeyOf, INDICATORS, type Report } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button, buttonLook } from '../../components/button';
import { ErrorNotice, Skeleton } from '../../components/states';
import { useUser } from '../../lib/sign-in-store';
import { useTitle } from '../../lib/title';
import { chatOpening, useChatOpening } from '../chat/opening';
import { TopBar } from '../frame/top-bar';
import { sessionOf } from '../session-data/api';
import type { Side } from './address';
import { reportOf } from './api';
import { type Behind, BehindFigure } from './behind-figure';
import { copy } from './copy';
import { DeleteReport } from './delete-report';
import { DraftStrip } from './draft-strip';
import type { EditorActions } from './editor/section-editor';
import type { ChosenStatement } from './editor/mark-status';
import { ExportDialog } from './export-dialog';
import { Outline } from './outline';
import { OutlineChooser } from './outline-chooser';
import { chaptersOf, includedOf } from './outline-order';
import { ReleaseDialog } from './release-dialog';
import { RenameDialog } from './rename-dialog';
import { ReportHead, type Task } from './report-head';
import { SectionSheet } from './section-sheet';
import { SidePane } from './side-pane';
import { StateDialog } from './state-dialog';
import { useDrafting } from './use-drafting';

const ChatWindow = lazy(async () => ({
  default: (await import('../chat/chat-window')).ChatWindow,
}));

/**
 * The page of a report: outline on the left, a section, and the basis of its sentences on the
 * right.
 */
export function ReportPage() {
  const { id } = useParams({ from: '/laporan/$id' });
  const { data, error, refetch } = useQuery(reportOf(id));
  useTitle(data?.title ?? copy.title);
  if (data) return <Workspace key={id} report={data} />;
  return (
    <>
      <TopBar title={copy.title} />
      <main id="isi" className="mx-auto max-w-6xl p-6">
        <h1 className="sr-only">{copy.title}</h1>
        {error ? (
          <>
            <ErrorNotice error={error} onRetry={() => void refetch()} />
            <Link to="/laporan" className={`${buttonLook()} mt-4`}>
              {copy.title}
            </Link>
          </>
        ) : (
          <Skeleton rows={10} />
        )}
      </main>
    </>
  );
}

function Workspace({ report }: { report: Report }) {
  const { bagian, sisi = 'basis' } = useSearch({ from: '/laporan/$id' });
  const navigate = useNavigate();
  const { username } = useUser();
  const drafting = useDrafting(report);
  const session = useQuery(sessionOf(report.session_id)).data;
  const { isOpen: isChatOpen } = useChatOpening();
  const [task, setTask] = useState<Task | null>(null);
  const [behind, setBehind] = useState<Behind | null>(null);
  const [marked, setMarked] = useState<{ section: string; at: ChosenStatement | null } | null>(
    null,
  );
  const actions = useRef<EditorActions | null>(null);
  const awaited = useRef<number | null>(null);

  const all = chaptersOf(report).flatMap(({ sections }) => sections);
  const section =
    all.find((one) => one.id === bagian) ??
    includedOf(report).find((one) => one.chapter === 'bab_2') ??
    all[0];
  const go = (to: { bagian?: string; sisi?: Side }) =>
    void navigate({
      to: '/laporan/$id',
      params: { id: report.id },
      search: { bagian: section?.id, sisi, ...to },
      replace: true,
    });
  if (!section) return null;
  const isLocked = report.state === 'disetujui' || report.state === 'terbit';
  const isBeingDrafted = drafting.drafted === section.id;
  const isHeld = section.holder !== null && section.holder.username !== username;
  const isReadOnly = isLocked || isBeingDrafted || isHeld;
  const chosen = marked?.section === section.id ? marked.at : null;
  const choose = (at: ChosenStatement | null) => {
    const isSame = at?.statement === chosen?.statement && at?.status === chosen?.status;
    if (!isSame || at?.text !== chosen?.text) setMarked({ section: section.id, at });
  };
  const goToStatement = (of: string, statement: number) => {
    if (of === section.id) actions.current?.goTo(statement);
    else {
      awaited.current = statement;
      go({ bagian: of, sisi: 'basis' });
    }
  };
  const takeActions = (given: EditorActions | null) => {
    actions.current = given;
    if (!given || awaited.current === null) return;
    const statement = awaited.current;
    awaited.current = null;
    // Deferred, since the sentences are marked only after the editor was created.
    setTimeout(() => given.goTo(statement));
  };
  const key = indicatorKeyOf(section.target) ?? 'domestik';
  const outline = {
    report,
    chosen: section.id,
    drafted: drafting.drafted,
    isLocked,
    onChoose: (to: string) => go({ bagian: to }),
    onDraft: (one: typeof section) => drafting.draft('automatic', [one]),
  };
  const openContact = ({ indicator, quarter, contact_id: contact }: Citation) => {
    const named =
      indicatorKeyOf(indicator) ?? INDICATORS.find(({ label }) => label === indicator)?.key;
    if (named) setBehind({ indicator: named, quarter, contact });
  };
  const close = () => setTask(null);
  return (
    <div className="flex flex-col lg:h-dvh tall:h-dvh">
      <TopBar
        title={report.title}
        actions={
          <Button
            aria-pressed={isChatOpen}
            className="px-2.5"
            onClick={() => (isChatOpen ? chatOpening.close() : chatOpening.open())}
          >
            <MessagesSquare size={16} aria-hidden />
            <span className="sr-only">{copy.chat}</span>
          </Button>
        }
      />
      <main id="isi" className="flex min-h-0 flex-1 flex-col">
        <ReportHead report={report} drafting={drafting} onTask={setTask} />
        <DraftStrip report={report} drafting={drafting} />
        <OutlineChooser {...outline} />
        <div className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[260px_minmax(0,1fr)_320px] lg:grid-rows-1 xl:grid-cols-[292px_minmax(0,1fr)_356px]">
          <div className="flex min-h-0 flex-col border-r border-line bg-surface max-lg:hidden">
            <Outline {...outline} />
          </div>
          <div className="min-h-0 min-w-0 lg:overflow-y-auto lg:p-4 lg:pt-3 tall:overflow-y-auto">
            <SectionSheet
              key={section.id}
              report={report}
              section={section}
              session={session}
              isBeingDrafted={isBeingDrafted}
              isLocked={isLocked}
              isReadOnly={isReadOnly}
              onChosen={choose}
              onDraft={outline.onDraft}
              onIndicator={(indicator) => setBehind({ indicator, quarter: 'now' })}
              onSector={(sector) => setBehind({ sector })}
              actions={takeActions}
            />
          </div>
          <SidePane
            report={report}
            section={section}
            session={session}
            chosen={chosen}
            isReadOnly={isReadOnly}
            isLocked={isLocked}
            actions={actions}
            side={sisi}
            onSide={(side) => go({ sisi: side })}
            onContact={(contact) => setBehind({ indicator: key, quarter: 'now', contact })}
            onStatement={(statement) => goToStatement(section.id, statement)}
          />
        </div>
      </main>
      {task === 'release' && (
        <ReleaseDialog report={report} onClose={close} onSection={(one) => go({ bagian: one })} />
      )}
      {task === 'export' && <ExportDialog report={report} onClose={close} />}
      {task === 'rename' && <RenameDialog report={report} onClose={close} />}
      {task === 'delete' && <DeleteReport report={report} onClose={close} />}
      {task && task in copy.states && (
        <StateDialog
          report={report}
          to={task as keyof typeof copy.states}
          onClose={close}
          onStatement={goToStatement}
        />
      )}
      {behind && (
        <BehindFigure
          sessionId={report.session_id}
          behind={behind}
          onClose={() => setBehind(null)}
        />
      )}
      {isChatOpen && (
        <Suspense>
          <ChatWindow
            key={report.session_id}
            sessionId={report.session_id}
            indicator={indicatorKeyOf(section.target)}
            onContact={openContact}
          />
        </Suspense>
      )}
    </div>
  );
}
