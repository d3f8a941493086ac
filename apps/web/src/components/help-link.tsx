import { Link } from '@tanstack/react-router';

/** Leads to the place in *Bantuan* that answers what one may ask here. */
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
