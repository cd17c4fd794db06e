// "Lips like biltong", "brown like rooibos tea": what something is only likened to is no subject of the question.

const dryThings = '(?:biltong|droewors|leather|the karoo|karoo|the kalahari|the sahara|a desert|cardboard|parchment|a crocodile|crocodile skin|tree bark|bark|old paper|a cracker|cornflakes)'
const asDry = new RegExp(String.raw`\b(?<verb>(?:is|are|feels?|looks?|went|gone|getting) )?(?:(?:so |very |really |super )?(?:dry|cracked|hard|flaky|tight) )?(?:just )?(?<!\b(?:i|we|you|u|they|he|she|ek|really|dont|do|does|would|to|who|people|also|not|foods?|things?|stuff|snacks?) )(?:like|soos) (?:a |an |old )?${dryThings}(?= ?[.,!?;]|$| (?:and|what|how|now|on|in|since|after|every|because|cos|at)\b)`, 'gi')
const coloured = /\b(dark|brown|orange|yellow|amber|black) (?:just )?(?:like|as|soos) (?:old |strong |weak |a cup of )?(?:rooibos(?: tea)?|tea|coffee|coke|cola|rust|caramel|honey|marmite|soy sauce|mud|turmeric|beer)\b/gi

/** A message with what something is only likened to said plainly. */
export const plainlyLikened = (text: string): string => text.replaceAll(asDry, (...found: unknown[]) => `${(found.at(-1) as { verb?: string }).verb ?? ''}very dry`).replaceAll(coloured, '$1')
