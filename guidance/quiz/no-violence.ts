import type { RedFlagNotice } from '#contract/guidance.ts'
import { normalise } from '../text/normalise.ts'

// "For my husband, he has a rash on his neck": whom a quiz is for, and where his skin troubles him, reads like what is told of blows.

const ofViolence: ReadonlySet<string> = new Set(['violence', 'violence-danger'])
const kin =
  '(?:husband|hubby|wife|boyfriend|girlfriend|partner|fianc\\w*|dad|father|mom|mother|son|daughter|brother|sister|uncle|aunt\\w*|gran\\w*|nephew|niece|cousin|friend|' +
  'child|kid|boy|girl|baby|stepdad|stepson|stepdaughter|man|vrou|seun|dogter|pa|ma|oupa|ouma|broer|boetie|suster|vriend|vriendin)'
const forThem = new RegExp(`\\b(?:for|vir|help) (?:my|our|ons) (?:[a-z]+ ){0,2}${kin}\\b`)
/** What is done to somebody, what is feared, and what it leaves. */
const blows = new RegExp(
  String.raw`\b(?:hit\w*|beat\w*|punch\w*|slap\w*|chok\w*|strangl\w*|kick\w*|threat\w*|kill\w*|kni(?:fe|ves)|gun|stab\w*|rap(?:e|ed|es|ing)|forc\w*|hurt\w*|afraid|scared|fear\w*|` +
    String.raw`abus\w*|fight\w*|fought|bruis\w*|burn\w*|lock\w*|polic\w*|touch\w*|grab\w*|push\w*|shov\w*|throw\w*|threw|drag\w*|pull\w*|bit(?:e|es|ten)|wound\w*|cuts?|cutting|blood\w*|drunk|drink\w*|` +
    String.raw`rage|angry|shout\w*|scream\w*|control\w*|danger|safe|unsafe|leave|hide|hiding|cries|crying|secret|slaan|geslaan|skop\w*|wurg\w*|dreig\w*|mishandel\w*|bang|shaya\w*|bully\w*|bullie\w*)\b`,
)
const oneself = /\b(?:me|us|myself|my (?:face|neck|throat|eyes?|arms?|legs?|back|head|lips?|cheeks?|body|skin))\b/

/** Whether a flag of violence is no more than whom care is for: nobody strikes in the text, and nothing in it befalls who writes. */
export const isOnlyForThem = ({ id }: RedFlagNotice, text: string): boolean => {
  const said = normalise(text)
  return (
    ofViolence.has(id) &&
    (forThem.test(said) || new RegExp(`^vir my (?:[a-z]+ )?${kin}\\b`).test(said)) &&
    !blows.test(said) &&
    !oneself.test(said)
  )
}
