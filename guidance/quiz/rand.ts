/** An amount in cents as rand text: `R189.00`, `R1 299.00` with a no-break space between the thousands (decision C21). */
export const rand = (cents: number): string => {
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')
  return `R${whole}.${String(cents % 100).padStart(2, '0')}`
}
