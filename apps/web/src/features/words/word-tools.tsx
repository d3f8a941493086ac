import { Copy, Download } from 'lucide-react';
import { Button } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { saveText } from '../../lib/download';
import { fileNameFrom } from '../../lib/file-name';
import { asCsv, asTsv, type TextTable } from '../../lib/table-text';
import { copy } from './copy';

interface WordToolsProps {
  /** What the button to copy says. */
  readonly copyLabel?: string;
  readonly table: TextTable;
  readonly text: string;
  /** Parts of the names of saved files. */
  readonly fileParts: readonly string[];
}

/** Buttons to copy a list and to save it as CSV or plain text. */
export function WordTools({ copyLabel = copy.copyWords, table, text, fileParts }: WordToolsProps) {
  return (
    <div className="flex flex-wrap gap-1">
      <Button variant="tool" onClick={() => copyAndTell(asTsv(table), copy)}>
        <Copy size={14} /> {copyLabel}
      </Button>
      <Button
        variant="tool"
        onAction={() => saveText(asCsv(table), fileNameFrom(fileParts, 'csv'))}
      >
        <Download size={14} /> <span className="sr-only">{copy.save}</span> CSV
      </Button>
      <Button variant="tool" onAction={() => saveText(text, fileNameFrom(fileParts, 'txt'))}>
        <Download size={14} /> <span className="sr-only">{copy.save}</span> TXT
      </Button>
    </div>
  );
}
