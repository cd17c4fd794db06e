// What speaks for an intent, and against it. A line is points and the signs that must all be there: a sign is a cue (cue-words.ts) or a fact
// (intent-signs.ts); `a/b` is either, `!a` is its absence, "then after" any of these words. The first intent with the most points wins, so
// the order settles ties: the narrower question comes first. An intent may come twice: each group counts by itself.

export const intentReasons = `
# label
70 is-label

# lightening
60 names-lightener
60 lighten of-skin/under-10-words/product/wantsHelp/canI/howTo/dose !asks-of-medicine !names-lightener !about:bleach-facial-hair !about:brightening-word

# diagnosis
23 whether-it-is rash/who:eczema/who:psoriasis
20 photo diagnose/rash/skin/what/of-skin
23 diagnose rash/"bump bumps spot spots thing mark marks" !things !kinds !safe !helps/"exactly ring" !product !"cream serum product use treat help should"
19 diagnose "diagnose diagnosis"

# medicine
21 medicine dose/milligrams
14 named-medicine !pair
-30 beside-medicine !milligrams
-40 asks-what-it-does !milligrams
16 dose "prescribe prescription script" of-skin !"without"
9 strong-medicine single canI/wantsHelp/product/howTo/howOften !person !together

# combine
16 pair times-told !told-harm !shows-routine !"routine roetine order"
12 pair of-pair !told-harm !compare
10 pair of-harm with/together !told-harm
-10 routine "routine roetine" !together
9 two-strong "then after before together with same and plus over" !compare !joined-or !procedure
14 three over-a-week
16 three over-a-week routine
13 single together "what which not avoid anything" !kinds
12 pair together
5 pair canI !joined-or
24 single kind-beside/avoids-while !told-harm !concerns !howOften !howLong
12 pair "while" !told-harm !person
5 pair with
2 pair joined-and
10 single kinds together
12 single layer-kind with/together canI/order/together "with met and before after over under top"
12 single kind:sunscreen !product "stop affect working ruin weaken"
8 single makeup with/together
3 pair order

# compare
18 pair same-at-end/is-one-a-kind-of-other
16 pair compare
13 pair joined-or
9 two-kinds compare
3 single "vs versus"

# safe
13 person safe/canI/with/reaction/things !routine
6 safe things/kinds
14 expecting safe/"avoid allowed nos forbidden unsafe banned vermy limits" product/skin/label !things !concerns !kinds !sure !routine
6 safe things "comedogenic safe dangerous harmful toxic veilig gevaarlik cancer iphephile kuphephile bad"
8 who:sensitive single safe/canI
15 single worries !concerns !known-myth !sure !compare
-20 purge single
4 young-child of-skin !routine
-6 person pair together
-9 person lasting-state !things

# sunscreen
6 sun only-filters
9 sun "much hoeveel" !"cost costs price kos money pay spend"
7 sun howOften/howTo/myth/why !things
6 sun "reapply re reapplying again indoors inside cloudy winter cast dark black melanin enough need necessary makeup much wear sit window
  moisturiser difference factor 50 30 100 children nodig"
7 sun who:deep-tone
-4 sun product/price/needed
-4 routine
-6 sun single active
3 says-spf !things

# myth
14 known-myth
3 known-myth myth
-4 known-myth pair together
-4 known-myth lighten
-8 known-myth how-question !myth

# reaction
13 sunburn
40 told-harm !harm-topic
30 asks-normal !harm-topic !sure !pair
-14 seeks-care
8 reaction things/kinds/it/skin
6 reaction "after since made making makes na from using used when started"
4 purge
14 purge single !pair
-14 "allergic allergy" !"reaction reacted tingle tingles tingling sting stings stung burn burns burned burnt itches" !sunburn
-3 myth known-myth
-5 pair together
-3 single safe !"after since made"

# order
60 which-layer-first
30 asks-place kinds/things !shows-routine
18 pair one-or-other-first
14 two-kinds "then before after first" !routine !two-strong
14 two-kinds "over top under underneath" !things !compare !price
12 order routine/two-named/it
4 order kinds/things/product
4 order "order sequence volgorde layer"
-8 pair together !kinds !"order first volgorde"

# routine
15 what-every-day !things !concerns !kinds
18 what-for-face !things
12 routine
10 "take look" "care after" skin !things
10 time wantsHelp of-skin !things !concerns !kinds
3 routine concerns/skin-type/time
6 "routine roetine regimen" price
-6 together pair
-5 things safe/howOften/when
-9 single !"routine roetine regimen"

24 skincare-for !things !kinds
10 wants-routine known-myth !myth
24 one-time-only things/kinds !safe !howOften
40 shows-routine
36 at-most-so-many !compare !together !what !why !howLong !howOften !order !told-harm
20 only-so-many !compare !together !what !howLong !howOften
34 all-for-a-sum

# how-often
11 howOften things/kinds/it
4 howOften single skin-type
-5 howOften pair
-5 together pair
1 howOften of-skin
8 canI kinds !things !person !sun "need skip necessary"
8 what one-kind !things !concerns !sun !product !"good best get buy which choose recommend suits"
-6 routine "routine"
-8 concerns "what which" !"often many"
-6 who:eczema "what which" !"often many"
# when
11 when things/kinds
12 single time !concerns !routine !reaction !together !howTo
12 morning-or-night things
-4 pair

# how-long
11 howLong things/concerns/kinds
3 howLong of-skin "long results weeks lank soon fast quickly overnight"
-2 concerns wantsHelp "overnight week fast quickly"
-6 "fridge expire last keep open opened"

# how-to-use
60 wet-or-dry kinds/things !told-harm
10 howTo things/kinds
16 begins single !of-pair !together !joined-or !medicine !compare
14 single "pea peas" !kinds
2 howTo single
14 asks-minutes single !together !reaction !household
3 howTo it
-5 pair together
-3 routine
-1 concerns things "for"

# particular
14 particular
18 sure
-22 sure expecting things
-40 leaves-out one-kind about:fragrance-words/about:perfume-choose !things !safe
-50 treats who:isotretinoin
20 treats sure
-22 sure young-child things
-22 sure routine "routine roetine regimen" !about:routine-after-reaction !about:fungal-acne-routine !asks-of-routine
-24 about:health-common-illness routine
-20 about:dark-underarms price/product
-8 term things !sure
-8 term concerns !sure
-20 defines pair
-14 about:wait-between pair
44 about:assistant-my-things
44 about:medical-aid-pays/about:cradle-cap/about:mercury-names/about:oily-and-dry/about:baby-products/about:keep-from-children
44 about:hypochlorous-spray/about:tinted-for-melasma/about:strong-peel-deep-skin/about:who-may-inject/about:who-treats-skin/about:castor-oil-eyes/about:kids-sunscreen-adults/about:biologics-eczema/about:day-and-night-products/about:routine-minutes/about:colloidal-silver
16 health sure
10 term sure
-9 told sun/safe/things
-2 told concerns
-5 mentioned concerns/things !about:blackheads
8 procedure things
5 procedure person
-20 particular who:isotretinoin
8 about:newborn-spots
6 asks-of-routine
5 about:causes !things !routine !known-myth
-3 about:popping wantsHelp/safe
-14 about:hormonal-acne concerns
-6 particular pair !procedure
-4 particular things !about:expiry !procedure
-6 particular price
-4 particular routine !about:skin-type
-4 particular safe person
-4 particular routine "routine" !asks-of-routine

# price
12 dupe
16 of-spending of-skin !things !price
24 weighs-price of-skin
10 howMuchMoney things/kinds !price
2 howMuchMoney of-skin
-6 howTo "much" !"cost price kos"

# suggest
14 which-kind-for !who:eczema !person
34 leaves-out one-kind about:fragrance-words/about:perfume-choose !things !safe
26 names-a-wish of-kind !howTo !order !together !reaction !compare !time !words-compared
21 names-a-wish !why !howOften !howTo !order !together !reaction !compare !time !words-compared
26 asks-where things !names-lightener !lighten
14 asks-where kinds !things
16 instead single cheaper
16 price of-skin
12 price things "which good best any recommend watter goeie beste" !together
22 price about-place !routine
34 sum-for-place sure !weighs-price !howMuchMoney !procedure !treats !reaction !safe !why
12 "need" kinds !canI
-8 "routine roetine regimen"
12 product kinds
9 what one-kind !sun "good best get buy choose recommend suits" !howTo !howOften !when !order
12 product concerns "product products buy brand brands shop clicks dischem koop produk cheap affordable budget cheapest goedkoop thenga"
2 product kinds/"product products" skin-type/concerns
-4 routine
-8 pair compare
-3 safe person
-3 single what !kinds
-4 sun howOften/order

# does-help
9 things concerns
3 things concerns helps
7 things skin-type helps/safe/canI
-5 pair together
-2 howOften/howTo
-14 howOften things !helps
5 things helps particular
15 single hype concerns/who:eczema/who:rosacea

# unknown-ingredient
12 household canI/safe/helps/what/howTo !things
# unknown-ingredient
19 made-up-name what/safe/canI/helps/together/howOften
# what-is
8 what things
9 single up-to-2-words
-3 pair
-2 concerns things
3 single
2 single helps !concerns
9 single hype !concerns !compare

# unknown-ingredient
12 stray asks-of-stray like-ingredient concerns
6 stray what under-5-words !of-skin
9 stray like-ingredient what/safe/canI/helps
7 stray called-ingredient what/safe/canI/helps
6 stray like-ingredient howOften/howTo/when/together/up-to-2-words
-9 stray offTopic !of-skin

# for-concern
44 asks-ingredient concerns price !things !kinds
8 expecting concerns !things !routine
9 concerns wantsHelp/product/helps/why/what/howTo/canI
4 concerns
-4 concerns things
-1 concerns diagnose
8 skin-type !concerns !things wantsHelp/product/helps
8 who:eczema/who:rosacea !things
-3 routine "routine"

# unknown-ingredient
5 brandName !things
10 brandName !things compare/joined-or/hype/"or vs versus"
3 brandName !things what/safe/compare/product/canI
2 brandName !things kinds
-6 brandName !things price

# who-are-you
15 whoAreYou !active
# what-can-you-do
8 whatCanYouDo !of-skin under-10-words up-to-2-words/!"help helps"/"can how kan" !"helps"
# off-topic
12 offTopic !of-skin !of-make-up
17 task "write poem essay joke code homework translate song story" !safe !canI !wantsHelp
# thanks
60 only-thanks
7 thanks small-talk !asks-ok !"why how what more"
# bye
8 bye small-talk
# greeting
6 greeting small-talk !"the every each"
`
