import type { Conversion, Loss } from '@trace-formats/convert';
import { type Clean, cleanPointer, startCleaning } from '../report/without-values.ts';

/** What was lost of one file, and what it held where that was counted. */
export interface Account {
  readonly losses: readonly Loss[];
  readonly counts?: Conversion['counts'];
}

/** The accounts with everything masked that quotes a document: the name of a field or the type of a record can be the secret. */
export async function cleanAccounts<Told extends Account>(accounts: readonly Told[]): Promise<readonly Told[]> {
  if (accounts.length === 0) return accounts;
  const clean = await startCleaning();
  return accounts.map((account) => ({
    ...account,
    ...(account.counts === undefined ? {} : { counts: cleanCounts(account.counts, clean) }),
    losses: account.losses.map((loss) => ({
      ...loss,
      place: { ...loss.place, pointer: cleanPointer(loss.place.pointer, clean) },
      field: cleanPointer(loss.field, clean),
      why: clean(loss.why),
    })),
  }));
}

function cleanCounts(counts: Conversion['counts'], clean: Clean): Conversion['counts'] {
  return {
    ...counts,
    records: cleanNames(counts.records, clean),
    unknownRecords: cleanNames(counts.unknownRecords, clean),
  };
}

/** Two names can read alike once they are masked, and are then counted together. */
function cleanNames(counts: Readonly<Record<string, number>>, clean: Clean): Readonly<Record<string, number>> {
  const told = new Map<string, number>();
  for (const [name, count] of Object.entries(counts)) {
    const plain = clean(name);
    told.set(plain, (told.get(plain) ?? 0) + count);
  }
  return Object.fromEntries(told);
}
