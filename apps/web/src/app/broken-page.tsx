import { ErrorNotice } from '../components/states';

const SENTENCE =
  'Halaman ini gagal dimuat. Mungkin koneksi terputus, atau aplikasi baru saja diperbarui. Periksa koneksi Anda, lalu coba lagi.';

/** In place of a page whose program did not load, or failed. */
export function BrokenPage() {
  return (
    <main className="mx-auto max-w-3xl p-6">
      <ErrorNotice error={new Error(SENTENCE)} onRetry={() => location.reload()} />
    </main>
  );
}
