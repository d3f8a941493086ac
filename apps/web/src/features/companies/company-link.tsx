import { Link } from '@tanstack/react-router';
import { cx } from '../../lib/cx';

interface CompanyLinkProps {
  readonly companyKey: string;
  /** The company's name, or what its page is for. */
  readonly children: string;
  readonly className?: string;
}

/** Leads to a company's page. */
export const CompanyLink = ({ companyKey, children, className }: CompanyLinkProps) => (
  <Link
    to="/kontak/$key"
    params={{ key: companyKey }}
    className={cx('text-accent hover:underline', className)}
  >
    {children}
  </Link>
);
