import { indicatorKeyOf, isFinal, type Report, type ReportSection } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '../../lib/sign-in-store';
import { TopBar } from '../frame/top-bar';
import { sessionOf } from '../analysis-session/api';
import type { ReportAddress, Side } from './address';
import { type Behind, BehindFigure } from './behind-figure';
import { ChangedBasis } from './changed-basis';
import { DraftStrip } from './draft-strip';
import type { OpenSection } from './open-section';
import { Outline } from './outline';
import { OutlineChooser } from './outline-chooser';
import { ChatButton } from '../chat/chat-button';
import { OpenChat } from '../chat/open-chat';
import { ReportHead, type Task } from './report-head';
import { SectionSheet } from './section-sheet';
import { SidePane } from './side-pane';
import { TaskDialog } from './task-dialog';
import { useChosenStatement } from './use-chosen-statement';
import { useDrafting } from './use-drafting';
import { useGoToStatement } from './use-go-to-statement';

interface ReportWorkspaceProps {
  readonly report: Report;
  readonly section: ReportSection;
  readonly side: Side;
}

/** A report's outline on the left, a section, and the basis of its sentences on the right. */
export function ReportWorkspace({ report, section, side }: ReportWorkspaceProps) {
  const navigate = useNavigate();
  const { username } = useUser();
  const drafting = useDrafting(report);
  const session = useQuery(sessionOf(report.session_id)).data;
  const [task, setTask] = useState<Task | null>(null);
  const [behind, setBehind] = useState<Behind | null>(null);
  const go = (to: ReportAddress) =>
    void navigate({
      to: '/laporan/$id',
      params: { id: report.id },
      search: { bagian: section.id, sisi: side, ...to },
      replace: true,
    });
  const { chosen, choose } = useChosenStatement(section.id);
  const { actions, takeActions, goToStatement } = useGoToStatement(section.id, (to) =>
    go({ bagian: to, sisi: 'basis' }),
  );
  const isLocked = isFinal(report);
  const isBeingDrafted = drafting.drafted === section.id;
  const isHeld = section.holder !== null && section.holder.username !== username;
  const isReadOnly = isLocked || isBeingDrafted || isHeld;
  const open: OpenSection = { report, section, session, isLocked, isReadOnly };
  const outline = {
    report,
    chosen: section.id,
    drafted: drafting.drafted,
    isLocked,
    onChoose: (to: string) => go({ bagian: to }),
    onDraft: (one: ReportSection) => drafting.draft('automatic', [one]),
  };
  return (
    <div className="flex flex-col lg:h-dvh tall:h-[calc(100dvh-var(--line-above))] print:h-auto">
      <TopBar title={report.title} actions={<ChatButton />} />
      <main id="isi" className="flex min-h-0 flex-1 flex-col">
        <ReportHead report={report} drafting={drafting} onTask={setTask} />
        {session && <ChangedBasis report={report} session={session} />}
        <DraftStrip report={report} drafting={drafting} />
        <OutlineChooser {...outline} />
        <div className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[260px_minmax(0,1fr)_320px] lg:grid-rows-1 xl:grid-cols-[292px_minmax(0,1fr)_356px] print:block">
          <div className="flex min-h-0 flex-col border-r border-line bg-surface max-lg:hidden print:hidden">
            <Outline {...outline} />
          </div>
          <div className="min-h-0 min-w-0 scroll-pt-14 lg:overflow-y-auto lg:p-4 lg:pt-3 tall:overflow-y-auto print:overflow-visible">
            <SectionSheet
              key={section.id}
              {...open}
              isBeingDrafted={isBeingDrafted}
              onChosen={choose}
              onDraft={outline.onDraft}
              onIndicator={(key) => setBehind({ indicator: key, quarter: 'now' })}
              onSector={(sector) => setBehind({ sector })}
              actions={takeActions}
            />
          </div>
          <SidePane
            {...open}
            chosen={chosen}
            actions={actions}
            side={side}
            onSide={(sisi) => go({ sisi })}
            onContact={(contact, about) => setBehind({ indicator: about, quarter: 'now', contact })}
            onStatement={(statement) => goToStatement(section.id, statement)}
          />
        </div>
      </main>
      {task && (
        <TaskDialog
          task={task}
          report={report}
          onClose={() => setTask(null)}
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
      <OpenChat
        sessionId={report.session_id}
        indicator={indicatorKeyOf(section.target)}
        onContact={({ indicator: key, quarter, contact_id: contact }) =>
          setBehind({ indicator: key, quarter, contact })
        }
      />
    </div>
  );
}
