import { type Period, type QuarterlyFile, quarterNumeral } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../components/dialog-form';
import { SelectField, TextField } from '../../components/field';
import { toast } from '../../components/toast';
import { fieldErrors } from '../../lib/field-errors';
import { storedFilesChanged } from '../../lib/stored-files-changed';
import { setFilePeriod } from './api';
import { copy } from './copy';

const CODES = { quarter: ['PERIOD_TAKEN'] } as const;

interface PeriodDialogProps {
  readonly file: QuarterlyFile;
  /** The initial choice for a file without a calendar quarter. */
  readonly proposed: Period;
  readonly onClose: () => void;
}

/** Asks for the calendar quarter of a stored file whose label does not name it. */
export function PeriodDialog({ file, proposed, onClose }: PeriodDialogProps) {
  const queries = useQueryClient();
  const [year, setYear] = useState(String(file.year ?? proposed.year));
  const [quarter, setQuarter] = useState(file.quarter ?? proposed.quarter);
  const keep = useMutation({
    mutationFn: () => setFilePeriod(file.id, { year: Number(year), quarter }),
    onSuccess: ({ message }) => {
      toast(message);
      // History, search and visits depend on calendar quarters.
      void storedFilesChanged(queries);
      onClose();
    },
  });
  const refused = fieldErrors(keep.error, CODES);
  return (
    <DialogForm
      title={copy.periodOf(file.label)}
      submit={copy.keepPeriod}
      isBusy={keep.isPending}
      error={refused.rest}
      onSubmit={() => keep.mutate()}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{copy.periodNote}</p>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={copy.quarter}
          error={refused.of.quarter}
          value={quarter}
          onChange={({ target }) => setQuarter(Number(target.value))}
        >
          {[1, 2, 3, 4].map((one) => (
            <option key={one} value={one}>
              Triwulan {quarterNumeral(one)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={copy.year}
          inputMode="numeric"
          pattern="(19|20)[0-9]{2}"
          required
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      </div>
    </DialogForm>
  );
}
