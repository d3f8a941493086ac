import { SqlMigration } from './sql-migration.js';

/**
 * What is read by a list of words, or goes into a figure, is stored only as it can be read. Rows of before are held
 * against it when the migrations are done, since one that cannot be read is no reason not to start.
 */
export class CheckedValues1700000000061 extends SqlMigration {
  readonly sql = `
      ALTER TABLE report
        ADD CHECK (state IN ('draf', 'ditelaah', 'disetujui', 'terbit')) NOT VALID;
      ALTER TABLE report_section
        ADD CHECK (state IN ('kosong', 'draf', 'ditelaah', 'disetujui')) NOT VALID,
        ADD CHECK (chapter IN ('ringkasan', 'bab_1', 'bab_2', 'bab_3', 'bab_4', 'lampiran')) NOT VALID,
        ADD CHECK (kind IN ('ringkasan_eksekutif', 'garis_besar', 'sumber_perubahan', 'harapan', 'tema',
                            'konteks', 'indikator', 'peta_sektor', 'lapangan_usaha', 'profil', 'metode',
                            'kualitas_data', 'tabel', 'catatan')) NOT VALID,
        ADD CHECK (writer IN ('model', 'automatic', 'person')) NOT VALID;
      ALTER TABLE report_section_version
        ADD CHECK (writer IN ('model', 'automatic', 'person')) NOT VALID;
      ALTER TABLE report_quarter
        ADD CHECK (quarter BETWEEN 1 AND 4) NOT VALID,
        ADD CHECK ((year IS NULL) = (quarter IS NULL)) NOT VALID;
      ALTER TABLE release_override
        ADD CHECK (verdict IN ('aman', 'digeneralisasi', 'ditahan', 'perlu_dilihat')) NOT VALID;
      ALTER TABLE conclusion
        ADD CHECK (chapter IN ('bab_1', 'bab_2', 'bab_3', 'bab_4')) NOT VALID,
        ADD CHECK (analysis_type IN ('garis_besar', 'indikator_spesifik', 'indikator_utama',
                                     'analisis_sektoral', 'profil_kontak')) NOT VALID,
        ADD CHECK (writer IN ('model', 'automatic')) NOT VALID;
      ALTER TABLE answer ADD CHECK (score BETWEEN 1 AND 5) NOT VALID;
    `;
}
