import { useNavigate } from '@tanstack/react-router';
import { AppHeader } from '../../components/app-header';
import { Panel } from '../../components/panel';
import { signInStore } from '../../lib/sign-in-store';
import { PRODUCT_NAME, useTitle } from '../../lib/title';
import { copy } from './copy';
import { PasswordForm } from './password-form';
import { SignOutButton } from './sign-out';

/** Where a one-time password leads, until it is changed. */
export function ChangePasswordPage() {
  useTitle(copy.changeTitle);
  const navigate = useNavigate();
  const onChanged = () => {
    const signIn = signInStore.get();
    if (signIn)
      signInStore.set({ ...signIn, user: { ...signIn.user, must_change_password: false } });
    void navigate({ to: '/homepage' });
  };
  return (
    <>
      <AppHeader product={PRODUCT_NAME}>
        <SignOutButton />
      </AppHeader>
      <main className="mx-auto max-w-lg p-6">
        <h1 className="text-xl font-semibold">{copy.changeTitle}</h1>
        <p className="mb-4 text-muted">{copy.changeBody}</p>
        <Panel>
          <PasswordForm onChanged={onChanged} />
        </Panel>
      </main>
    </>
  );
}
