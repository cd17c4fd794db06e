/** What somebody wants to spend at most, in cents: "under R200", "R1 500", "200 rand", "onder R150,50", "max 300". */
export const priceIn = (message: string): number | undefined => {
  const amount = String.raw`(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:[.,](\d{2}))?\b`
  const found = new RegExp(String.raw`\b(?:r|zar)\s?${amount}`, 'i').exec(message)
    ?? new RegExp(String.raw`\b${amount}\s?(?:rand|rands|randela|zar|bucks|bob|r)\b`, 'i').exec(message)
    ?? new RegExp(String.raw`\b(?:under|below|less than|max|maximum|budget(?: is| of)?|onder|minder as|up to|at most|ngaphansi kuka|ngaphantsi kwe|within)\s+(?:about\s+)?${amount}(?!\s?(?:%|percent|years?|weeks?|days?|minutes?|months?|yrs?))`, 'i').exec(message)
  if (found === null) return undefined
  const rand = Number((found[1] ?? '').replaceAll(/[ ,]/g, ''))
  return rand === 0 || rand > 100_000 ? undefined : rand * 100 + Number(found[2] ?? 0)
}
