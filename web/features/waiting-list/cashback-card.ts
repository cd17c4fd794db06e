import { readCashbackCard } from '#contract/routes/waiting-list.ts'
import { read } from '#web/api/read.ts'

/** When the cashback card launches. */
export const cashbackCardRead = read(readCashbackCard)
