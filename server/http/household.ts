import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'

/** The prefix of an IPv6 address that identifies a household, bits: providers assign at least a /64. */
export const HOUSEHOLD_BITS = 64

/** The address that a household shares: an IPv4 address, or the /64 of an IPv6 address. */
export const householdOf = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  const address = new Address6(ip)
  return address.isMapped4()
    ? address.to4().correctForm()
    : new Address6(`${ip}/${HOUSEHOLD_BITS}`).startAddress().correctForm()
}
