import { Link } from '@tanstack/react-router';

/** A company's name, which leads to its page. */
export function CompanyLink({ company }: { company: { company_key: string; name: string } }) {
  return (
    <Link
      to="/kontak/$key"
      params={{ key: company.company_key }}
      className="text-accent hover:underline"
    >
      {company.name}
    </Link>
  );
}
