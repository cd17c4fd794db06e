import { readCashbackCard } from '#contract/waiting-list.routes.ts'
import { read } from '#web/api/read.ts'

/** When the cashback card launches. */
export const cashbackCardRead = read(readCashbackCard)
