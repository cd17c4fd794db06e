import { pattern } from '../../text/pattern.ts'
import { brandsIn } from './brands.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { isMedicine } from './lines.ts'
import { waysSaid } from './ready-rows.ts'

// "Do you guys sell Nivea?", "kan ek by julle bestel?": whoever asks wants to buy here, and there is nothing to buy. Source: general.

const us =
  '(?:you|u|ya|yall|y all|julle|jy|jul|you guys|u guys|you people|skynn|this (?:app|site|page|website)|your (?:shop|store|site|website|app|page))'
const asksToBuy = pattern`
  \b(?:(?:do|does|can|could|will|dont|did|are|verkoop|het) ${us}(?: \w+){0,2} (?:sell|selling|stock|stocking|have in stock|deliver|delivering|ship|courier|carry|supply|send out|aflewer|verkoop|offer cod|take cards?|accept)|verkoop ${us}|
  (?:buy|order|purchase|get|bestel|koop|kry|shop)(?: \S+){0,6} (?:from|through|via|with|by|on|at|van|deur) (?:${us}|here|hier|u)(?: guys)?(?! (?:doctor|pharmac\w+|clinic|derm\w*))\b|how (?:do|can|must) i (?:order|pay)(?: for)? (?:\w+ ){0,3}(?:here|from you|on skynn|on this (?:app|site))|
  ${us} (?:sell|sells|stock|deliver|delivers|ship|verkoop)\b|is there (?:a )?(?:skynn )?(?:shop|store) (?:near|in)\b.*\bskynn|(?:whats|what is|hows|how much is) ${us} (?:delivery|shipping|courier)|(?:discounts?|specials?|coupons?|voucher codes?|promo codes?|lay ?bye?|black friday)(?: \S+){0,4} (?:here|from you|with you|on (?:this (?:app|site)|skynn))|your (?:discounts?|specials|return policy|returns)|my order|track (?:my )?(?:order|parcel)|your (?:price ?list|delivery fee|delivery|catalogue|
  bank details|banking details|prices)|nithengisa|niyathengisa|uthengisa|niyadiliva|le rekisa|na le rekisa)`
const notThat =
  /\b(?:your (?:data|information|info|details)|sell (?:my|what i|our chats?|everything i)|my (?:data|info|information|details|chat|messages)|commission|sponsor\w*|money back|refund\w*|geld terug\w*|premium|subscription|membership|(?:debit|credit) cards?|paypal|eft|advertis\w*|adverteer|deliver(?:y|ing) (?:my|the|a) baby|labou?r)\b/

/** That nothing is sold here, and where it is; undefined where nobody wants to buy from us. */
export const sellsNothing = (asked: Asked): Draft | undefined => {
  const { heard } = asked
  if (heard.isLabel || heard.injected || !waysSaid(asked).some((said) => asksToBuy.test(said) && !notThat.test(said)))
    return undefined
  const brands = brandsIn(heard.tokens)
  const named = brands.length > 0 ? brands.join(' or ') : (heard.things[0]?.called ?? 'it')
  const script = heard.things.some(isMedicine)
  return {
    paragraphs: [
      '**No, Skynn does not sell, stock or deliver anything: I am a skincare guide, not a shop.** No product can be ordered or paid for here, so send nobody money in our name.',
      script
        ? `${capital(named)} is a medicine: a pharmacist, clinic or doctor looks at you first and says whether it is for you, and a pharmacy gives it out. Never buy it loose, from a page or from a friend.`
        : `For ${named === 'it' ? 'a product' : named} go to a pharmacy or supermarket (Clicks, Dis-Chem, Checkers, Pick n Pay and others) or their own online shops, which deliver to many places. Whether it is in stock, and today’s price, only they can ` +
          'tell: look on their site or phone the branch.',
      '**Buy safely:** a sealed pack with an ingredient list, a batch number and a maker’s address, not from a market table or a stranger’s page; a price far below the usual may be a fake.',
      'What I can do: say whether it suits your skin, and go through its ingredient list if you paste it here.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['Can you check an ingredient list for me?', 'How do I spot a fake product?'],
  }
}
