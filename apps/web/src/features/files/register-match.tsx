import { useQuery } from '@tanstack/react-query';
import { LowMatch } from '../file-quality/low-match';
import { fileQuality, storedFiles } from './api';

/** After uploading a register: how many of the latest quarter's companies it has, and advice. */
export function RegisterMatch() {
  const { data } = useQuery(storedFiles);
  const latest = data?.quarterly_files[0];
  const quality = useQuery({ ...fileQuality(latest?.id ?? ''), enabled: latest !== undefined });
  if (quality.data?.file_type !== 'quarterly') return null;
  return <LowMatch quality={quality.data.quality} label={latest?.label} />;
}
