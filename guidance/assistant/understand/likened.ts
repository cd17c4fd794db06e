// "Lips like biltong", "brown like rooibos tea": what something is only likened to is no subject of the question.

const dryThings =
  '(?:biltong|droewors|the karoo|karoo|the kalahari|the sahara|a desert|parchment|a crocodile|crocodile skin)'
const asDry = new RegExp(
  String.raw`\b(?<verb>(?:is|are|feels?|looks?|went|gone|getting) )?(?:(?:so |very |really |super )?(?:dry|cracked|hard|flaky|tight) )?(?:just )?(?<!\b(?:i|we|you|u|they|he|she|ek|really|dont|do|does|would|to|who|people|also|not|foods?|things?|stuff|snacks?) )(?:like|soos) (?:a |an |old )?${dryThings}(?= ?[.,!?;]|$| (?:and|what|how|now|on|in|since|after|every|because|cos|at)\b)`,
  'gi',
)
const coloured =
  /\b(dark|brown|orange|yellow|amber|black) (?:just )?(?:like|as|soos) (?:old |strong |weak |a cup of )?(?:rooibos(?: tea)?|tea|coffee|rust|caramel|honey|marmite)\b/gi

/** The colour of water and blood is told for a reason. */
const ofBody =
  /\b(?:wee|pee|piss|urine|urien|stools?|poo|blood|nails?|moles?|spots?|streaks?|scabs?|crusts?|burn\w*|wounds?|toes?)\b/i

/** A message with what something is only likened to said plainly; not where it may tell of an illness. */
export const plainlyLikened = (text: string): string =>
  ofBody.test(text)
    ? text
    : text
        .replaceAll(asDry, (...found: unknown[]) => `${(found.at(-1) as { verb?: string }).verb ?? ''}very dry`)
        .replaceAll(coloured, '$1')
