// A detail of what was just explained – how long it stays on, how long to wait, how long to go on, how much, whether it is rinsed – and the sentence of an answer that tells it.

const start = '^(?:(?:and|so|but|ok|okay|then|en|maar|also|for|vir|yes|no|thanks|cool|hey) )*'
const time = String.raw`(?:\d+(?:[–-]\d+)?|one|two|three|four|five|six|eight|ten|twelve|few|several|half an|for an?|an hour|about an?)[ -](?:to \w+ |or \w+ |\w+–)?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?)(?! (?:a|per) (?:day|week))|overnight|till morning|until (?:morning|next day)|next (?:day|morning)`
const tells = (words: string): RegExp => new RegExp(String.raw`(?=.*\b(?:${words})\b)(?=.*\b(?:${time})\b)`, 'i')

type Detail = { asks: RegExp; tells: RegExp }

const details: readonly Detail[] = [
  // "How long must it stay?", "how many hours do I leave it on?"
  {
    asks: new RegExp(
      String.raw`${start}(?:how (?:long|many (?:minutes|hours|days|nights))|hoe lank|hoeveel (?:minute|ure))(?: (?:must|should|do|does|can|may|will|to|moet|kan))*(?: (?:i|it|they|that|this|one|we|ek|dit))?(?: (?:have to|need to))? (?:stay|stays|leave|keep|sit|be on|wear|bly|los|hou)\b(?!.*\b(?:smooth|fresh|good|red|dark|sore)\b)`,
    ),
    tells: tells('leave(?! (?:it|them) alone)|leaves|left|keep|stays?|wear|on for|rinse|wash off|off after|comes? off'),
  },
  // "How long must I wait?", "when can I wash again?"
  {
    asks: new RegExp(
      String.raw`${start}(?:how (?:long|many (?:minutes|hours|days|weeks))|hoe lank|hoeveel (?:dae|ure)|when|wanneer)(?: (?:must|should|do|can|may|to|moet|kan))*(?: (?:i|we|one|ek))? (?:wait|wag)\b(?!.*\b(?:see|work|results?|difference|change)\b)`,
    ),
    tells: tells(
      'wait|until|not for|no .{3,40} for|leave(?! (?:it|them) alone)|before|after|apart|next (?:day|morning)|once a day for',
    ),
  },
  // "How many weeks must I carry on?"
  {
    asks: new RegExp(
      String.raw`${start}(?:how (?:long|many (?:days|weeks|months|times))|hoe lank|for how long|vir hoe lank)(?: (?:must|should|do|to|moet))*(?: (?:i|we|he|she|ek))?(?: (?:have to|need to))? (?:carry on|continue|keep (?:on|going|using|doing|it up)|go on|use it|do it|do that|take it|aanhou|treat)\b`,
    ),
    tells: tells('for|weeks?|days?|carry on|go on|past|until'),
  },
]

/** What tells the detail that a turn asks for; undefined where it asks for none. */
export const detailAsked = (said: string): RegExp | undefined =>
  said.split(' ').length > 14 ? undefined : details.find(({ asks }) => asks.test(said))?.tells
