import { useNavigate, useSearch } from '@tanstack/react-router';
import { Panel } from '../../components/panel';
import { signInStore, useUser } from '../../lib/sign-in-store';
import { PRODUCT_NAME, useTitle } from '../../lib/title';
import { safeReturnAddress } from '../../lib/return-address';
import { copy } from './copy';
import { PasswordForm } from './password-form';
import { SignOutButton } from './sign-out';

/** Changing one's password; the only page for a person with a one-time password, who is told so, until it is changed. */
export function ChangePasswordPage() {
  useTitle(copy.changeTitle);
  const navigate = useNavigate();
  const { from } = useSearch({ from: '/change-password' });
  const { must_change_password: mustChange } = useUser();
  const onChanged = () => {
    const signIn = signInStore.get();
    if (signIn)
      signInStore.set({ ...signIn, user: { ...signIn.user, must_change_password: false } });
    void navigate({ href: safeReturnAddress(from) });
  };
  return (
    <>
      <header className="flex h-bar items-center gap-2 border-b border-line bg-surface px-4">
        <img src="/mark.svg" alt="" width={24} height={24} />
        <span className="flex-1 font-semibold tracking-tight">{PRODUCT_NAME}</span>
        <SignOutButton />
      </header>
      <main className="mx-auto max-w-lg p-6">
        <div className="mb-4">
          <h1 className="text-xl font-semibold">{copy.changeTitle}</h1>
          {mustChange && <p className="text-muted">{copy.mustChange}</p>}
        </div>
        <Panel>
          <PasswordForm onChanged={onChanged} />
        </Panel>
      </main>
    </>
  );
}
