import type { Cue } from './cue-words.ts'

/** Afrikaans, isiZulu, isiXhosa and local slang for the cues of cue-words.ts. */
export const localCueWords: Partial<Record<Cue, string>> = {
  together:
    'saam|meng|gemeng|kombineer|tegelyk|dieselfde tyd|kunye|kanye|ndawonye|hlanganis*|xuba|ngasikhathi sinye|nganeno',
  with: 'met|en|na|ne|nge|ngo|plus|nadat|voor',
  canI: 'kan ek|mag ek|kan mens|moet ek|is dit oraait|kan jy|ndingasebenzisa|ndingakwazi|kulungile|kuhle|can mina|ngicela ukwazi|kan my',
  what: `
    vertel my|verduidelik|waarvoor|yini|iyini|kuyini|ngubani|yintoni|intoni|ithini|isho ukuthini|isebenza kanjani|ngitshele|ndixelele|chaza`,
  why: 'hoekom|waarom|kungani|ngoba|kutheni|ngani',
  compare: 'verskil|beter as|watter een|umahluko|ngcono|bhetele',
  or: 'okanye|noma',
  helps: 'werk vir|werk dit|goed vir|siza|iyasiza|isebenza|liyasiza|lisiza|nceda|iyanceda|lungela|ilungele',
  wantsHelp: `
    help my|hoe kry ek|hoe raak ek|ek sukkel|ek het|raak ontslae|iets vir|ngisize|nginezi|ngino|nginenkinga|ndine|ndinama|ndincede|ndicela|usizo|
    ngenze njani|ndenze ntoni|ndenzeni|hoe behandel`,
  product: `
    aanbeveel|beveel aan|beste|watter|koop|goedkoop|goedkoper|produk|produkte|engingayithenga|thenga|umkhiqizo|imveliso|eshibhile|ezishibhile|
    hayi imali|room vir|ukhilimu`,
  cheaper:
    'goedkoop|goedkoper|min geld|platsak|angina mali|anginamali|andinamali|eshibhile|ezishibhile|shibhile|iyabiza|ixabiso',
  howMuchMoney: 'hoeveel kos|kos dit|malini',
  routine:
    'velroetine|velsorg|vel sorg|velsorgroetine|stappe|indlela yokunakekela|nakekela isikhumba|ukunakekela|inkqubo|irutini',
  order: 'volgorde|eerste|kuqala|okokuqala|ukulandelana',
  howOften: `
    hoe gereeld|hoeveel keer|elke dag|elke aand|daagliks|kangaki|kangaphi|kaningi kangakanani|nsuku zonke|yonke imihla|mihla yonke|per week`,
  howTo: 'hoe gebruik|hoe moet ek|hoe wend|hoeveel moet|kanjani|njani|begin met',
  when: 'wanneer|oggend of aand|dag of nag|nini|ekuseni noma|kusihlwa noma|kusasa okanye',
  howLong: 'hoe lank|wanneer sien ek|resultate|isikhathi esingakanani|ixesha elingakanani|kuthatha',
  safe: 'veilig|gevaarlik|terwyl|as ek|skadelik|iphephile|kuphephile|liphephile|khuselekile|ingozi|uma ngi|xa ndi|kulimaza',
  myth: 'is dit waar|mite|iqiniso|yinyani|inyaniso|my ouma|ouma se|natuurlik|mama uthi|ugogo uthi',
  label: 'bestanddele|etiket|izithako',
  reaction: `
    brand|rooi na|jeuk na|skilfer|vervel|reaksie|iyashisa|iyababa|kuyashisa|kuyababa|iyaxebuka|shisa|baba|itsho|sonbrand|isikhumba siyashisa`,
  sunburn: 'sonbrand|in die son gebrand|verbrand deur die son|ilanga lindtshisile|shiswe ilanga|tshiswe lilanga',
  diagnose: 'het ek|yini le|yintoni le|kuyini lokhu|yintoni lento|ingabe i|is dit ekseem',
  photo: 'foto|prent|isithombe|umfanekiso',
  rash: 'uitslag|sere|umqubuko|irhashalala|izilonda|ekseem',
  dose: 'dosis|hoeveel pille|voorskrif|amaphilisi|ipilisi|tablette',
  lighten: 'ligter|vel ligter|ukukhanyisa|abe mhlophe|sibe mhlophe|mhlophe|ukuba mhlophe|ukhanye|ndikhanye|khanyise',
  greeting: `
    haai|goeie more|goeiemore|more more|goeie dag|goeie middag|goeie naand|goeienaand|molo|molweni|sawubona|sanibonani|unjani|ninjani|kunjani|
    dumela|dumelang|hoe gaan dit|aweh|awe|yebo|heyi|thobela|avuxeni`,
  thanks:
    'dankie|ngiyabonga|siyabonga|enkosi|ndiyabulela|leboha|leboga|realeboha|ke a leboga|sharp|sho|oraait|kulungile|hundreds',
  bye: 'totsiens|baai|mooi bly|sala kahle|hamba kahle|usale kahle|sala sentle|hamba kakuhle|lekker dag|lekker aand',
  whoAreYou: 'wie is jy|ungubani|uyini|ungudokotela|ungugqirha|ungumuntu',
  whatCanYouDo: 'ungenzani|ungangisiza kanjani|unganceda njani|ungenza ntoni',
  it: 'dit|daarmee|hiermee|daarvan|hierdie|daardie|hulle|yona|lona|zona|le|lokhu|loo|oko',
  instead: 'eerder|in plaas van|iets anders|esikhundleni|endaweni',
  skin: 'vel|gesig|isikhumba|ulusu|ubuso|sikhumba|ebusweni|emzimbeni|umzimba|velsorg|letlalo',
  makeup: 'grimering|onderlaag',
}
