// Ordinary words that are never a slip of a word we know, and never an ingredient. Forms of a word (-s, -ed, -ing) and words of up to three
// letters need not stand here, nor what a table listens for.

export const commonWords: ReadonlySet<string> = new Set(`
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
  eish haibo shame china chommie choma boet oupa tannie
`.trim().split(/\s+/))
