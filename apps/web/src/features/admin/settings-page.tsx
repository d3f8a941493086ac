import type { ComponentType } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Badge } from '../../components/badge';
import { Panel } from '../../components/panel';
import { Tabs } from '../../components/tabs';
import { toast } from '../../components/toast';
import { useUser } from '../../lib/sign-in-store';
import { useTitle } from '../../lib/title';
import { PasswordForm } from '../account/password-form';
import { SessionsPanel } from '../account/sessions-panel';
import { AuditLog } from '../audit/audit-log';
import { FileManager } from '../files/file-manager';
import { ModelSettings } from '../model/model-settings';
import { Operations } from '../operations/operations';
import { ReportSettings } from '../report/report-settings';
import { SessionInfo } from '../sign-in-session/session-info';
import { UserManager } from '../users/user-manager';
import { WeightsSettings } from '../weights/weights-settings';
import { copy } from './copy';
import { PageFrame } from '../frame/page-frame';
import { SETTINGS_TABS, type SettingsTab, settingsTab } from './tabs';

const CONTENTS: Readonly<Record<SettingsTab, ComponentType>> = {
  file: FileManager,
  profil: Profile,
  model: ModelSettings,
  pengguna: People,
  bobot: WeightsSettings,
  operasional: Operations,
  audit: AuditLog,
};

export function SettingsPage() {
  const navigate = useNavigate();
  const { tab: asked } = useSearch({ from: '/admin-settings' });
  const { is_admin: isAdmin } = useUser();
  const tabs = SETTINGS_TABS.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  // Staff who follow a link to a tab for admins get the first tab.
  const tab = tabs.find(({ id }) => id === asked)?.id ?? settingsTab(null);
  useTitle(`${tabs.find(({ id }) => id === tab)!.label} - ${copy.title}`);
  const Content = CONTENTS[tab];
  return (
    <PageFrame title={copy.title}>
      <Tabs
        items={tabs}
        value={tab}
        label={copy.title}
        onChange={(next) => void navigate({ to: '/admin-settings', search: { tab: next } })}
      >
        <Content />
      </Tabs>
    </PageFrame>
  );
}

/** Accounts, and whether reports need a second person. */
function People() {
  return (
    <div className="flex flex-col gap-4">
      <UserManager />
      <ReportSettings />
    </div>
  );
}

function Profile() {
  const { username, role, is_admin: isAdmin } = useUser();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Panel title={copy.profile}>
          <p className="text-xl font-semibold">{username}</p>
          <p className="mb-3 text-muted">{copy.mail}</p>
          <Badge tone="gold">
            <span lang="en">
              {role === 'admin' || isAdmin ? copy.superAdmin : copy.standardUser}
            </span>
          </Badge>
        </Panel>
        <SessionInfo />
        <SessionsPanel />
      </div>
      <Panel title={copy.password} note={copy.passwordNote}>
        <PasswordForm onChanged={() => toast(copy.passwordChanged)} />
      </Panel>
    </div>
  );
}
