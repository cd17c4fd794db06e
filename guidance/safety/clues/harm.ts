// The words of what was done to skin or body: chemicals, heat, bites, blows, what somebody wants to swallow; written as clues/body.ts is.

export const harmWords = {
  bleachThing: 'jik|bleach|javel|domestos|milton|pool (chlorine/acid)|hth|chlorine|bleikmiddel',
  cleaner: `
    @bleachThing|vinegar|asyn|ammoni(a/ak)|handy andy|toilet (cleaner/duck)|harpic|oven cleaner|spirits? of salts?|drain cleaner|
    (cleaning/household) (stuff/products?/chemicals?)|cleaners?|descaler|peroxide|rubbing alcohol|skoonmaakmiddels?|mould remover`,
  mixedWith: 'saam|mix(ed/ing/es/)|combin(e/ed/ing)|together|gemeng|meng|add(ed/ing/)|ngixube|ndixube|same bucket',
  fumes: 'fumes?|vapours?|toxic gas|dampe',
  breathedIn: 'breathed|breathing|inhal(ed/ing)|sniff(ed/ing)|ingeasem|(ngi/ndi)hogele',
  fumeHarm: `
    cough*|hoes|eyes _ (burn*/sting*/water*)|(burn*/sting*/water*) _ eyes|chest|breath*|throat|lungs|dizzy|naar|nause*|vomit*|headache|
    keel|bors|oe _ brand|khwehlela`,
  hairWork: 'hair|hare|developer|highlights|roots|toner|blonde?',
  caustic: `
    drain (cleaner/unblocker)|drano|caustic|battery (acid/water)|oven cleaner|pool acid|(hydrochloric/sulphuric/muriatic) *|acids?|
    paraffi(n/en)|batter(y/ies)( acid/ water/)|brake fluid|weed ?killer|pesticide|thinners|spirits? of salts?|(wet /)cement|quick ?lime|paint stripper|
    bytsoda|seepsoda|rust remover|toilet cleaner|lye|batterysuur|suur|semen`,
  splashed: `
    splash*|spil(t/led)|squirt*|sprayed|dripped|leaked|landed|gespat|gemors|gespuit|poured|(got/came/fell) (all /)(on/onto/over)|
    (on/over) (my /his /her /)(skin/arms?/hands?/legs?/foot/feet/knees?/chest/back)|op (my/sy/haar) (vel/arms?/hande?/bene?/voete?)|
    yichithekele|ichithekile`,
  stung: 'burn(s/t/ed/ing/)|brand|gebrand|blister*|red|raw|sore|hurts?|peel*|help|ago|white',
  shelfAcid: 'glycolic|salicylic|lactic|hyaluronic|mandelic|azelaic|aha|bha|toner|serum|peel|ascorbic',
  hotThing: `
    (cooking/hot/frying/chip/boiling/warm/kook) (oil/fat/water/olie)|kettle|ketel|steam(ing/)|stoom|stove|oven|oond|
    ironing (and/my)|(the/an/hot/my/with/clothes) iron(?! (oxide|tablet|level|suppl|deficien))|strykyster|ghd|straightener|curling (iron/tongs?)|
    curler|braai|coals?|hot (comb/brush/rollers/pan/pot/plate/tray/wax/tea/coffee/soup/water bottle)|exhaust|candle|tea|coffee|soup|pap|flat iron|isitofu|
    vlam|geyser|porridge`,
  burntOn: 'burnt|burne?d|burns?|scald*|gebrand|verbrand|(ngi/u/ndi)shile|ishile|splash*|spil(t/led)|fell|poured|drip*|pulled',
  babyOrToddler: '(baby/toddler/infant/newborn)s?|babatjie|baba|usana|lesea|([1-9]/1[01]) (month/mth)s?( old/)|([1-9]/1[0-1]) maande',
  theSmallOne: '@babyOrToddler|child|kid|son|daughter|kind|kleuter|seun|dogter|ingane|umntwana|ngwana|laa?itie|boy|girl',
  inSun: `
    in (the/this) (sun/heat)|(sun/heat) all day|heat (exhaustion/wave)|hitte|overheat*|(hot/heat) (day/weather)|in die son|elangeni|outside all day|
    hiking|marathon|comrades|on site|harvest`,
  skinLost: `
    skin _ (came/come/coming/comes/fell/falling/falls/ripped/tore/torn/lifted/slid) (right /)off|(took/ripped/tore/pulled) _ skin off|vel _ afgekom|
    skin _ gone`,
  hotLiquid: '(boiling/hot/scalding) (water/oil/fat/tea/coffee/pap/soup/porridge/wax/milk)|kookwater|warm olie',
  spiltHot: '(spil(led/t)/poured/splashed/dropped/gemors/gespat) ~ (@hotLiquid)|(@hotLiquid) _ (spil(led/t)/splashed/poured/fell/gespat)',
  heatStroke: 'heat ?stroke|sun ?stroke|sonsteek|hittesteek',
  heatHarm: `
    vomit*|throwing up|braak|not sweating|stopped sweating|no sweat|hot (n/and/en) dry|cramps|slurr*|(very/so) (dizzy/weak)|dizzy|fitting|
    (uyahlanza/ngiyahlanza)`,
  biter: '(dog/puppy/cat/monkey/baboon/bat/rat/horse/mongoose/meerkat/donkey/human/person/man/hond/kat/aap/animal)s?',
  animalBite: `
    @biter ~ gebyt|@biter _ (bit/bites?/bitten/byt/nipped)(?! (treatment/his/her/into/off))|bitten _ by _ @biter|hondebyt|inja _ *lum*|*lunywe yinja|
    scratched by _ (bat/monkey/stray)|ntja e (mo/n)tomile`,
  beeSting: '(bee/wasp/hornet)s? _ stung|stung _ by|(bee/wasp) sting|by gesteek',
  noBite: 'dream|(film/movie)s?|shirt|bite (size/guard)|toy|treats',
  spider: 'spider bit(e/es/)|(bit/bitten) by _ spider|spinnekop(byt/)|(button/violin/sac) spider|isicabucabu',
  biteHarm: `
    black|swart|spread*|swoll*|swell*|blister*|fever|koors|sweat*|cramp*|(really/very/so/more) (sore/painful)|pus|hole|worse|hot|purple|
    geswel|vrot|open`,
  hitting: '(hitt/slapp/punch/kick/beat/hurt/chok)ing',
  partner: `
    boyfriend|husband|hubby|partner|girlfriend|wife|ex|bf|man|kerel|ou|stepdad|stepfather|father|dad|pa|mother|mom|ma|uncle|brother|
    he|hy|she|they|inlaws?|guy|someone|somebody|indoda|umyeni|monna`,
  blow: `
    klap(ped/s/)|slap(ped/s/)|hits?|beats?|beat(en/ing)|punch(ed/es/)|kick(ed/s/)|chok(ed/es/ing)|strangl(ed/es/ing)|slaan|moer|
    bliksem|donner|shov(ed/es)|shakes?|attack(ed/s)|push(ed/es)|hurts?|geslaan|geklap|gemoer|head ?butt(ed/)|grab(bed/s)|burn(s/t/ed)|bit`,
  onMe: '(me/my/us)(?! (up/to/at/if/down/on instagram/feelings/mind/confidence/budget/face with))',
  beaten: `
    (my @partner/he/she/hy/they/someone/somebody/teacher) (just /always /keeps /keep /also /has /had /sometimes /het /)(@blow/@hitting) @onMe|
    (stepdad/stepfather/uncle/father/boyfriend/teacher/brother) (touches/touched/molest*/forces/forced) me|
    (@partner) het (my/haar) _ (geslaan/geklap/gemoer/geskop)|(@blow) (me/my) (again/in the face/on my)|
    (hit/slapped/klapped/punched/beaten/choked/attacked/assaulted) (up /)by (my/a/the/his/her) (@partner)|(is/was/been) (being /)raped|
    (uya/u)(ngi/ndi)sha(ya/yile)|uyandibetha|undibethile|o a nkotla|domestic violence|(abusive/violent) _ @partner|abus(es/ing) me|
    (@partner) (is/are) (abusive/violent)|gender based violence|gbv|(beats/hits/slaps) (her/him)|gets violent`,
  threat: `
    (dont/not) feel safe (at home/with (him/her)/around)|
    (he/she/@partner) _ (threaten(s/ed/ing)|leave marks|hurt me again|(says/said) _ (kill|hurt|hit|beat|leave marks)|wont let me leave)|
    (scared/afraid/terrified) of (my @partner/him)(?! (leaving|seeing|finding))|bang vir (my @partner/hom)|if i tell (anyone/somebody)`,
  notBlow: `
    rugby|soccer|football|boxing|karate|sparring|mma|wrestling|ball|in my sleep|by accident|accidentally|playing|hockey|cricket|joke|laser|
    waxing|in a game|dream`,
  swallowing: '(drink/eat/swallow/sip/ingest/lick/inject)(ing/)|taking shots of|phuza',
  little: '(some/a/the/my/little/bit/spoon/sip/of/pure/raw/diluted/tiny/few/drops)',
  noFood: `
    bleach|jik|domestos|milton|(hydrogen /)peroxide|borax|dettol|savlon|soap|sunlight liquid|detergent|turpentine|terpentyn|paraffin|acetone|
    (surgical /methylated /)spirits|toner|serum|sunscreen|sunblock|(body /face /)(lotion/cream)|essential oils?|tea tree( oil/)|micellar|
    glycolic|salicylic|vicks|mercury|shampoo|calamine`,
  drinkHarm: '@swallowing (@little ){0,4}(@noFood)|(@noFood) (orally/to drink/internally)',
  drinkAsked: `
    can|could|should|may|is|does|will|if|kan|mag|sal|want|thinking|ok|okay|safe|heard|says|said|tiktok|aunt|friend|to|good|start(ed/)|try|
    help|trying`,
} as const
