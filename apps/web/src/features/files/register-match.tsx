import { useQuery } from '@tanstack/react-query';
import { LowMatch } from '../quality/low-match';
import { fileQuality, storedFiles } from './api';

/** After a new register: whether the latest quarter's companies are in it, and what to do if not. */
export function RegisterMatch() {
  const { data } = useQuery(storedFiles);
  const latest = data?.quarterly_files[0];
  const quality = useQuery({ ...fileQuality(latest?.id ?? ''), enabled: latest !== undefined });
  if (quality.data?.file_type !== 'quarterly') return null;
  return <LowMatch quality={quality.data.quality} label={latest?.label} />;
}
