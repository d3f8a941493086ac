import { Link } from '@tanstack/react-router';

/** A link to the section of *Bantuan* about this part of the page. */
export function HelpLink({
  about,
  children,
}: {
  about: 'angka' | 'file' | 'model';
  children: string;
}) {
  return (
    <Link to="/bantuan" hash={about} className="text-accent underline underline-offset-2">
      {children}
    </Link>
  );
}
