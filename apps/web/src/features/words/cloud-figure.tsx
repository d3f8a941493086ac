import type { WordcloudResponse } from '@lqc/contracts';
import { Copy, Download } from 'lucide-react';
import { Button } from '../../components/button';
import { toast } from '../../components/toast';
import { copyImage } from '../../lib/clipboard';
import { cx } from '../../lib/cx';
import { saveBlob } from '../../lib/download';
import { fileNameFrom } from '../../lib/file-name';
import { count } from '../../lib/format';
import { pngAddress, pngBlob } from '../../lib/png';
import type { Shift } from './compare-words';
import { copy } from './copy';
import { WordList } from './word-list';

const NAMED_IN_ALT = 5;

interface CloudFigureProps {
  readonly cloud: WordcloudResponse;
  readonly shifts: ReadonlyMap<string, Shift> | null;
  /** Shows the list below the picture even when there is room beside it. */
  readonly stacked: boolean;
  readonly onWord: (word: string) => void;
}

/** The picture of a cloud, and its words as a list with links to their sentences. */
export function CloudFigure({ cloud, shifts, stacked, onWord }: CloudFigureProps) {
  const { title, image_base64: image, indicator, period, words, left_out: leftOut } = cloud;
  const copyPicture = async () => {
    const copied = await copyImage(pngBlob(image));
    toast(copied ? copy.imageCopied : copy.imageNotCopied, { kind: copied ? 'success' : 'error' });
  };
  const largest = words.slice(0, NAMED_IN_ALT).map(({ word }) => word);
  return (
    <div
      className={cx(
        'grid grid-cols-1 items-start gap-5',
        !stacked && '@2xl:grid-cols-[minmax(0,460px)_minmax(280px,1fr)]',
      )}
    >
      <figure className="mx-auto w-full max-w-[460px]">
        <img
          src={pngAddress(image)}
          alt={copy.alt(title, largest.join(', '))}
          width={1000}
          height={1000}
          className="aspect-square h-auto w-full rounded-md border border-line bg-white"
        />
        <figcaption className="mt-1 flex flex-wrap items-center gap-1">
          <Button
            variant="tool"
            onAction={() =>
              saveBlob(pngBlob(image), fileNameFrom(['wordcloud', indicator, period], 'png'))
            }
          >
            <Download size={14} /> {copy.savePng}
          </Button>
          <Button variant="tool" onClick={() => void copyPicture()}>
            <Copy size={14} /> {copy.copyImage}
          </Button>
          {leftOut > 0 && (
            <span className="ml-auto text-xs text-muted">{copy.leftOut(count(leftOut))}</span>
          )}
        </figcaption>
      </figure>
      <WordList
        words={words}
        fileParts={['kata', indicator, period]}
        shifts={shifts}
        onWord={onWord}
      />
    </div>
  );
}
