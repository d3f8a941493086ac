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
import { SessionInfo } from '../session/session-info';
import { UserManager } from '../users/user-manager';
import { copy } from './copy';
import { PageFrame } from '../frame/page-frame';

export function SettingsPage() {
  useTitle(copy.title);
  const navigate = useNavigate();
  const { tab: asked } = useSearch({ from: '/admin-settings' });
  const { is_admin: isAdmin } = useUser();
  const tabs = [
    { id: 'file', label: copy.tabs.files },
    { id: 'profil', label: copy.tabs.profile },
    ...(isAdmin
      ? ([
          { id: 'model', label: copy.tabs.model },
          { id: 'pengguna', label: copy.tabs.users },
          { id: 'operasional', label: copy.tabs.operations },
          { id: 'audit', label: copy.tabs.audit },
        ] as const)
      : []),
  ] as const;
  // A link to the accounts shows staff what they may see.
  const tab = tabs.find(({ id }) => id === asked)?.id ?? 'file';
  return (
    <PageFrame title={copy.title}>
      <Tabs
        items={tabs}
        value={tab}
        label={copy.title}
        onChange={(next) => void navigate({ to: '/admin-settings', search: { tab: next } })}
      >
        {tab === 'file' && <FileManager />}
        {tab === 'profil' && <Profile />}
        {tab === 'model' && <ModelSettings />}
        {tab === 'pengguna' && <UserManager />}
        {tab === 'operasional' && <Operations />}
        {tab === 'audit' && <AuditLog />}
      </Tabs>
    </PageFrame>
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
            {role === 'admin' || isAdmin ? copy.superAdmin : copy.standardUser}
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
