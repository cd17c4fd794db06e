// Ordinary words that are never a slip of a word we know, and never an ingredient. Forms of a word (-s, -ed, -ing) and words of up to three
// letters need not stand here, nor what a table listens for.

export const commonWords: ReadonlySet<string> = new Set(
  `
  again against year almost also anyone around available because believe below beside bit book bottle bought bring brush call came cannot case
  changed changing city class close cold coming common contagious couple cover dear decide definitely didnt dont door drink early easy either everyone
  example extra eyes family feel felt finger finish five follow food forever found four free fresh front further gets given gone half happen
  happy hard has having head health healthy hear heat heavy here hers herself himself hold hope hour house however hurt husband important inside
  issue itself just keep kept known lady last late lately lead letter level live local lots main mark matter maybe might mine minute mirror
  moment month most mouth move myself near never none note number office ones onto outside page pain part past patient perhaps phone place power
  pretty problem public pull question quite range reach ready regular rest result return rich road round season seem seen sell send serious
  seven several shall shower sign size sleep slow small smell soap soft some sometimes sorry sort sound special spend stage stand still store
  straight strange stuff such summer sweat swim swimming table taken talk test text their there thick thin think third though thought through
  till today tomorrow tonight took total touch towards towel town tried tube upon user uses usual usually visit wait walk warm water wear
  weekend well were west whatever whole whom whose wife window winter wish within word world worry worst yesterday yourself zero spring autumn
  salon nurse clinic pharmacist pharmacy mate guys boys uncle cousin partner nail cheek tongue tooth teeth bath bedroom student teacher pool
  sugar salt milk honey lemon tea coffee egg bread rice butter meat fish vegetable juice wine beer stone sand metal wood paper plastic glass
  cloth cotton silk pillow pillowcase sensation painful scary afraid confused confusing sensible sticky dull rough scar stretch circles bags
  puffy puffiness awful horrible terrible wonderful beautiful ugly handsome gorgeous pure harsh mild strongest safer longer bigger smaller
  faster slower news sport country africa south cape durban joburg johannesburg pretoria limpopo rand bucks hormones hormonal cycle stress
  anxious depressed confidence confident embarrassed embarrassing party date dance trip travel travelling cleaner toned lone section station
  nation action caption mention attention retain obtain contain train gain grain brain certain curtain mountain fountain taste tasted wasted
  waste boots boost roast coast toast lost rose loose goose hose faded fading wade trade grade blade jade parade decade upgrade catch match
  watch batch latch crash trash cash lash mash dash bash flash science geography english afrikaans zulu xhosa sotho tswana recipe literally
  honestly basically probably obviously especially specifically generally normally currently recently finally suddenly slowly gently lightly
  carefully stay leaving asks advise advised applied application applies rinsed rinsing massage spread pump dropper teaspoon spoon pea coin
  amount quantity aged aging older oldest adult elderly sixty fifty forty thirty twenty eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen current curious everywhere magic julle haar maar sonder onder ngiyacela ngifuna ndifuna wena yena thina nina bona kodwa futhi kakhulu ukuthi kanti
  manje namhlanje izolo ubusuku ebusuku emini yami wami lami sami zami bami kwami asseblief baie bietjie sleg groot klein nuut twee drie vier
  static statue blanket cubicle goggle goggles plumber waiter swimmer surfer electrician electric electricity heater thickener wring glance practical charged
  advantage advantages baseline tolerated reminder drought roommate spent mistaken suppression conditional longest matches chance putting
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays maandag dinsdag
  woensdag donderdag vrydag saterdag sondag weekdays fight fighting
  january february march april may june july august september october november december januarie februarie maart junie julie augustus
  oktober desember better cheaper dearer smeer smear
  ear ears wine win winning pause cause shape drank drying removed slight alert bake baking bland style careful sheep team twins sooth check midday
  hit larger cent tub stole file limit trust compare compress container freeze stare counsellor salty hostel buffer aside alternate alternating
  moss pirate swallow mosquito glove slang trim wheeze waking wrote fuller coarse shirt fall false hundred wider alive diagnosis allergist infect
  stroke streak parent precaution stiff heart admit piece swell stung allergen compared mixes chuck stall carotone shoot manager anaphylaxis
  anaphylactic
  perfectly reach shake bin fit fits fitting mad cry cries olds don done brim boom flight sample dying possible possibly siting seat
  beef plans eish haibo jeez geez jeepers sheesh gosh crikey shame china chommie choma boet oupa tannie
`
    .trim()
    .split(/\s+/),
)

/**
 * Words that people of this country often write beside a question (eight of 50 000 messages or more have them): no ingredients either. What somebody must
 * avoid is still looked for among printed names where it stands here.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  aanmekaar abilayo accident account ache aches across actual addicted advert afta afterwards aftr ahead aisle akhe akukho alot although alufuni
  amabhamuza andilali andisafuni angisafuni angry ankle anniversary aply artist ashamed attack attacks attendant aunty bakkie ballito balloon bank
  barefoot barely bathi batle battery bcos beautician beginning begs bellville belong bend benign bennetts bethlehem bewe biggest bike blame blames bled
  blew blob bloedrooi bloem bloemfontein blouse blurry boarding boat bokke boladu bolt boob boot border born boss botsa bowl boxer braamfontein breakfast
  breath bride bridesmaid bridge brought brownish btwn bunch busy calf campus capful captain card carer carries cashier casualty caught celebs centurion
  chair cheekbones chef chem chemist chewed chills chinese choir choked church clever client clients clifton climbing cling clip closing club clue coach
  coat coke collapsed colleague colleagues complain complains completely comrades congo consultant convince cooldrink copy cord couldnt coverage cramps
  craters crazy creeping cubbyhole cured curled curls dabbed dads dans dawn decent decided dementia dent dentist desk deurmekaar diabetic diaparo diep
  dipped dirise disappear discharge discontinued dish disinfect disposable distance dizzy doll domestic doodmaak doubled drakensberg drama drawer drew
  dribbling dripped dripping driver driving drooling dropped drove drum dubai duty earn east easter ebile ebunzini edgars edlule edolweni effens eighties
  ekhaya electric elinye emanzini embarrassment emibili emithathu empty emsebenzini endlini ends engenavumba engingayisebenzisa engu entire enuf enye
  esikoleni esithendeni esweni everytime evrywhere except exhaust expire exploded ezimbini faint fainted fancy fastest feed fence fetileng fetohile
  feverish fiance fiction flatmate flawless floppy fluff foggy fold fone forearm fortune freeman freezer freezing frige fuss gala garage gardener general
  george geslaan gesteek gevat ghana ghost giyani glued goal goin golf gonna google gqeberha grab grabbed granddaughter grandson greyish group guess
  guilty gums gunk gynae haha hahaha hairdresser halfway handbag handcream handful handle hang hanging hangs hanyane harder hasnt heavier hectic hell
  helper heritage hermanus hiding hips hits hoarse hodima honest hoping hubby huge ibhamuza ibuhlungu igama ijik ikhona indawo influencer influencers
  ingasiza initiation innie insists internet inyoka iphuma iphuze iqinile islands ithi itll itse jars jele joints joking juffrou jump jumped jumping jwalo
  kaap kaofela kene kerk kettle kgathetse khona kidney kimberley knife knotless knysna kruger kuit kukho kukhona kule kuphuma kusukela kwaye kwyl laaitie
  land landlord lapho lazy leaflet leaked leaking leeg lees lens lenses letsho letsohong libuhlungu licensed limp lite litre lobe lobes lobola lockdown
  london lovely loving lunch lunchtime lusikisiki lutho lwakhe lying madam madi magazine maks malaria mamelodi mara marathon marble margate married
  mauritius mdantsane meanwhile medium meet meetings menlyn midnight midrand mind mini mistake mitchells mmala mnth mommy monster moon mora morgan motsho
  moved moving mozambique mozzie mozzies mthatha muck muizenberg murder mustnt nako nang nanny navy nayo nearly neighbour nelspruit nervous ngama ngamanzi
  ngayo ngempela ngihlala ngiqhubeke ngisebenza ngiyi ngwanaka nicely nicer nine nipped nipple nnete nngwe noise nonstop noon nostrils noticed noticing
  nous ntomile ntse nwele nyaka obsessed oclock offered offers oneminyaka opend oven overnite overseas paarl package packet pamper parcel park parkrun
  pata patience pattern peaceful pedi pedicure pencil pens pension phantsi phela piepie pietermaritzburg pikswart pinkish pipette pips plate pocket
  podcast police policy polokwane poster pots pounding pour poured practice pram prevention proper proud push putty pyjamas quicker quiet quit racing rata
  receptionist reckon reckons recovered redo reke remember rent reply republic retired ribs richards ride rinkles ripped rite rock ronde rope rosebank
  rotten rows rubbish rule runny rust rustenburg rusty sale sandton santa saved scam schuur screamed screams sebedise secret secunda sefe sele session
  sessions sets seventy shadow shed sheds shes showr siame silvery site siyaxebuka skerpioen skew skiet skirt skree slaan slapped sleepy sleeve sleeveless
  sleeves slid sliding slip slippery slips smiling snaps snores somewhere sonner sons sooo soweto space spaza specks specs spierwit spit splash splashing
  splitting spoil squad squirt squirted stabbed staff stairs standard stellenbosch stepdad sticker stil stir stoep stood stray stripe stripes stubborn
  stupid stuur suck surely surf survived swapped swear swop tafel tail taps tata taught tease teased tech tembisa temp tempted tent term terribly thandi
  tharo themselves therapist theyd theyll theyre theyve thorn thothomela thousand throbbing throbs thrown thru thumbnail ties tlase tlotse tmrw toilet
  toothache tops totally touches trainer trap trapped trick truck trucks truth tsohle tswa tunnels twenties twin tygerberg typing tzaneen ubovu ufuna
  uitslaan ukuphefumula ukuphila ulimi umakhelwane umalume umhlanga umlazi umlenzi underground underneath understand undiluted undo uneminyaka
  unerhashalala unezilonda unoshukela uphuze upington useless ushaka uthe uvuvukile uwile uyangishaya uyavaleka vanish vannie vanself varsity veel veld
  verby vest video videos village villain voice volume vomit vomited vomiting voucher vrek waist wakker wall wallet wanna ward warned wasnt weep weepy
  welkom weve whatsapp wheel wheezing whiskers whooshing whos wide windowsill wiped wiping wire wise wits wobbly woke wonder wondering woolies wore worker
  worn wouldnt wrecking wrist wrists written yellowish yeyiphi youll youtube zimnyama
  acquaintance acumen adage ales alienation anthill anthills aristocrat aristocrats augmented augmenting bacterium blackmail blackmails calmly
  calmness captivate captivates caravan caravans carefulness cartons chopper collage collages cooper copier copped cultivate cultivated cultivates
  donate donated donates donating donation donations favor favors favour favours formal formality formalize formalized formation glamor glamorous
  glamour glamourous gloomier glummer gluts granite grimmer grunts haler heartless karate limousine malice mental mentally mentor mentors neural
  oration orations performance performed performs physic plugging politer poultry preservation rational rationale rationals regain regained regaining
  regains regional relational retina retinas scant scene scenery scenes seedier shrugging silken slogging smuggling snuggling spiraling spiritual
  spirituals stopwatch tally wither withers wolves
`
    .trim()
    .split(/\s+/),
)
