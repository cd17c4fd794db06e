import { pattern } from '../text/pattern.ts'

// "And on the feet?", "le mo maotong?", "nasezandleni?": a place of the body is asked about, and nothing is told of it. So few words weigh like anything.

const small =
  'and|or|also|what about|how about|for|on|in|at|the|my|en|of|ook|vir|op|aan|die|wat van|le|na|no|ne|nase|hape|gape|mo|mono|ho|ko|kwi|kwa|kwaye|futhi|nakwi'
const place = pattern`
  face|neck|hands?|feet|foot|legs?|arms?|back|chest|body|lips?|scalp|knees?|elbows?|gesig|nek|hande|voete|bene|arms|rug|bors|lyf|lippe|kopvel|knie\w*|elmboe|(?:na|nas|n)?e?(?:buswe|zandle|zinyawe|zinyawo|zimbe|mzimbe|ntanye|zindebe|khanda|milenze|mqolo|mhlane|ngalwe|zingalwe|madolwe)\w*|
  maotong|dinaong|diatleng|matsohong|matsogong|sefatlhegong|sefahlehong|mmeleng|molomong|dipounamong|melomong|tlhogong|hlohong|molaleng|melaleng|mokotleng|mokokotlong|sefubeng|mangoleng|mengoleng`
  .source
const nothingElse = new RegExp(
  `^(?:(?:${small}) )*(?:${place})(?: (?:then|too|also|ook|dan|gape|hape|futhi|na|ke|jaanong|otlhe|wohle|wonke|yonke))*$`,
)

/** Whether a text names a place of the body and nothing else; sentences as ./reading.ts gives them. */
export const onlyAPlace = (sentences: readonly string[]): boolean =>
  sentences.length > 0 &&
  sentences.every((sentence) =>
    nothingElse.test(
      sentence
        .replaceAll(/[^\p{L}\d ]+/gu, ' ')
        .replaceAll(/ +/g, ' ')
        .trim(),
    ),
  )
