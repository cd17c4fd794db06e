// How people ask in English, with common slips and text-message forms. `|` parts phrases, `*` ends a stem, `..` is up to four words.
// Afrikaans, isiZulu and isiXhosa words for the same cues are in local-words.ts.

export const cueWords = {
  together: `
    together|combin*|mix|mixed|mixing|layer|layered|layering|same time|same night|same day|same routine|same morning|alongside|along with|pair|
    paired|pairing|stack|stacking|at once|on top of|clash*|conflict*|cancel*|go with|goes with|work with|simultaneously|both|interact*|
    deactivate*|compatible|get along|blend|cocktail|goes well with|go well with|goes best with|what can i use with|what do i use with|what should i use with|what to use with|not use with|not to use with|cant use with|cant i use with|shouldnt use with`,
  with: 'with|and|then|after|before|over|under|followed by|while using|when using|already using|im using|i use|add|next to',
  canI: `
    can i|can we|can you use|may i|must i|should i|could i|okay to|ok to|fine to|safe to|allowed to|am i allowed|can someone|can one|possible to|bad to|
    do i|is it bad|is it good|good idea|can my|can he|can she|should my|are .. allowed|is .. ok|is .. okay|is .. fine|can black|can people`,
  what: `
    what is|whats|what are|what does|what do .. do|tell me about|tell me more about|explain|meaning of|mean|define|definition|benefit|info|
    information about|learn about|heard about|what exactly|know about|good for|used for|purpose of|point of|what it does|does .. do|wtf is|who is`,
  why: 'why|how come|reason|explain that|how so|evidence|proof|source|says who',
  compare: `
    vergelyk|vs|versus|difference*|differ|different from|better than|which is better|whats better|what is better|better one|compare|comparison|
    gentler than|stronger|strongest|gentlest|mildest|which one|which should i|rather than|choose between|same as|same thing|which is gentler|which of`,
  or: 'or',
  helps: `
    help|helping|work for|work on|good for|treat|fix|fixes|reduce|fade|effective|does .. work|do anything for|improve|clear|remove|get rid|cure|
    prevent|stop|use .. for|useful|benefit`,
  wantsHelp: `
    how to get rid|get rid of|how can i|how do i treat|how to treat|how do i fix|how to fix|what can i use|what do i use|what should i use|
    what to use|what can i do|what should i do|what do i do|what must i|what works|what helps|how do i fade|how to fade|how do i clear|
    how to clear|how do i stop|how to stop|how do i reduce|how to reduce|how do i deal|how to deal|struggling|struggle|suffer|suffering|help me|
    help with|i have|ive got|i got|i get|ive been getting|my skin is|my face is|i need something|advice|tips|remedy|remedies|solution|
    treatment for|ingredient for|which ingredient|what ingredient|manage|prevent|breaking out|broke out|breakouts|wont go away|i need help|
    something for|anything for|plagued|how to heal|improve|get clear|hate my|sick of|tired of|best ingredient|which active|what active|
    best active|best way`,
  product: `
    where do i get|where can i get|where do i buy|where can i buy|where to get|where to buy|waar kry ek|waar koop ek|product|recommend|
    recommendation*|suggest|suggestion*|best|which|buy|affordable|budget|cheap|cheapest|inexpensive|good .. for|shop|clicks|
    dischem|brand|pick|options|looking for|find me|show me|give me|name a|any good|top|under r*|drugstore|pep|woolworths|shoprite|checkers|
    takealot|i want a|need a|holy grail|my go to|your go to|a go to|good go to|best go to`,
  pick: 'would you pick|would you choose|would you take|do you recommend|should i pick|should i choose|which of those|which of these|which of them|which one would|your pick|your favourite',
  cheaper: `
    cheaper|cheap|cheapest|less expensive|more affordable|too expensive|too much money|cant afford|budget|broke|lower price|save money|duur|no bank|
    got bank|no cash|out of cash|low on cash|skint|month end`,
  dupe: 'dupe|alternative to|knock off|cheap version|cheaper version|similar to|same as the expensive',
  howMuchMoney: 'how much does|how much is|how much are|price|cost|worth the money|worth it|overpriced|expensive',
  routine: `
    never used anything|never used skincare|never used any|least i can do|must be easy|keep it simple|evening look like|morning look like|
    day look like|what must my|routine|regime|skincare plan|skin care plan|step by step|3 step|three step|5 step|10 step|start skincare|
    starting skincare|start taking care|
    where do i start|where to start|new to skincare|beginner|daily skincare|take care of my skin|take care of my face|look after my skin|
    look after my face|what should my|basic skincare|simple skincare|minimal skincare|morning skincare|night skincare|build me|put together a|
    plan for my skin|weekly plan|week plan|weekly schedule|full skincare|skincare lineup|product lineup|my lineup|whole lineup|steps|morning and night|night and morning`,
  order: `
    order|sequence|goes first|come first|go first|first or|apply first|before or after|what first|which first|first then|where does|
    where do .. go|goes on first|put on first|use first|before my|after my|layer my|layer them|how do i layer|how to layer|next step`,
  howOften: `
    how often|how many times|how regularly|every day|everyday|daily|every night|every morning|twice a day|a week|each day|too often|how many days|
    which nights|what nights|which evenings|how many nights|2x|3x|x a day|frequency|nightly|letsatsi le letsatsi|tsatsi le letsatsi|ka mehla|mihla yonke|mihla le mihla|need a|need an|necessary|over exfoliat*|overuse|overusing`,
  howTo: `
    how do i use|how to use|how do i apply|how to apply|how should i apply|how do you use|how should .. use|how must .. use|how would .. use|
    how can i use|how do i start|how to start|how do i introduce|how to introduce|start using|starting|instructions|correct way|right way|
    properly|correctly|how much product|how much of|how much .. should i|how much .. do i|how much .. must i|how much to|pea size*|what strength|
    which strength|what percentage|which percentage|how strong|concentration|percent|wet or dry|damp skin|damp face|leave it on|rinse it off|
    wash it off|sandwich|mix it into`,
  when: `
    when do i|when to use|when should i|when must i|when can i|morning or night|day or night|night or morning|at night or|in the morning or|
    what time|time of day|during the day|in the daytime|use .. in the morning|use .. at night|use .. in the day|during the night|only at night`,
  howLong: `
    forever|permanent*|go away by|stay like this|fade by itself|fade on its own|will it go|will they go|when will .. work|when does .. work|
    when do .. work|hoe gou|how long|how many weeks|how many months|when will i see|see a difference|results|how soon|how fast|how quickly|
    how quick|see nothing|
    no difference|no change|nothing changed|nothing changes|nothing happening|take to work|until it works|start working|not working|isnt working|doesnt work|not seeing|overnight|
    in a week|by next week|wedding`,
  safe: `
    safe|comedogenic|pore clogging|safety|dangerous|danger|harmful|harm|during|while|when im|if im|if i am|if youre|suitable|suit|bad for|toxic|
    risk|risky|side effect|unsafe|too young|old enough|for my baby|is it bad|avoid|stop using|should not use|cause cancer|carcinogenic|
    cancer causing|damage|ok for|okay for|fine for|good for|gentle enough`,
  myth: `
    is it true|true that|myth|heard|i read|tiktok|tik tok|instagram|they say|people say|my friend says|my friend said|my gran|my granny|
    my mom says|my mother says|my aunt|gogo|my sister says|really|actually|fact or|old wives|hack|natural|diy|home remedy|kitchen|someone told me|
    i was told|apparently`,
  label: 'label|ingredients|inci|contains|is this product|check this|check the|anything bad|whats in|list',
  reaction: `
    burn|burning|burnt|burned|sting|stinging|tingl*|irritat*|react|reacted|reacting|reaction|peel|peeling|flaking|flaky after|purge|purging|purg|
    raw|red after|went red|turned red|broke out after|breaking out after|breakouts after|breaking out from|made me break out|
    caused|causing|made my skin|making my skin|made my face|making my face|worse|itchy after|itching after|itches after|rash after|
    rash from|swollen after|damaged my|barrier|sunburn|sunburned|sunburnt|over exfoliated|overexfoliated|used too much|put too much|used so much|allergic to|allergy to|
    my gesig brand|my vel brand|brand my|jeuk|na ek .. gebruik|na ek n nuwe|na die nuwe|overdid|bumps after|since i started|since using|
    ever since|messed up my`,
  purge: 'purge|purging|purg',
  sunburn: `
    sunburn|sunburned|sunburnt|sun burn|sun burnt|sun burned|burnt in the sun|burned in the sun|burnt by the sun|burnt at the beach|
    burned at the beach|red from the sun`,
  diagnose: `
    say if its|say if it is|tell if its|if its psoriasis|if its eczema|whether its|whether it is|what i have|my symptoms|eczema or psoriasis|
    psoriasis or eczema|ringworm or eczema|whats this|what are these|do i have|have i got|is this|is it eczema or|diagnose|what condition|
    what is wrong with|whats wrong with|could it be|could this be|is it normal that|identify|what kind of rash|what type of rash|
    what skin disease|what disease|tell me what it|tell me what this|tell me what that|tell me what these|tell me what i have|tell me what is|tell me what kind|tell me what my|tell me exactly what|what it is exactly|what these|what are those|what could|is it ringworm|is it cancer|is it fungal|what is it`,
  photo: `
    photo|pic|pics|picture|image|this selfie|a selfie|check my selfie|my selfie please|selfie of|attached|attachment|see my face|look at my face|look at my skin|look at this|i sent|sending you|scan my|
    analyze my face|upload*|camera`,
  rash: `
    rash|rashes|lesion|spot on|bump on|lump|mole|patch|patches|blister*|hives|welts|ringworm|fungus|fungal|infection|infected|growth|sore|eczema|
    itchy ring|red ring|scaly ring|ring shaped|ring on|scaly edge|psoriasis|dermatitis|rosacea|vitiligo|scabies|shingles|condition|disease`,
  dose: `
    dose|dosage|mg|milligram*|tablet|pill|capsule*|ml of|units|how much .. should i take|take a day|per day|prescribe|prescription|script|
    over the counter|otc|what schedule|injection|inject|drip|course of|oral`,
  lighten: `
    makes me fair|make me fair|me fair fast|one lighter|make .. lighter|making .. lighter|go lighter|getting lighter|shade lighter|lighter tone|
    lighter colour|lighter than|
    fade injection|spot fade|brightening injection|brightening drip|glow drip|white drip|skin drip|vitamin drip for|skin injection|bleik*|
    verbleik*|velverlig*|inspuiting|inspuitinkie|crush cream|shades up|shades lighter|shades fairer|caramel complexion|caramel skin|be yellow|look yellow|lighten|lightening|whiten|whitening|whitener|bleach|bleaching|
    day white|days white|days whiter|days fairer|day whitening|white soap for face|fairer|fair skin|become fair|lighter skin|lighter complexion|skin lighter|face lighter|look lighter|get lighter|be lighter|become lighter|
    me lighter|body lighter|wanna be light|wanna b light|want to be light|wants to be light|wanna be whiter|wanna b whiter|want to be whiter|want to b whiter|wanna b lighter|want to b lighter|make me light|you lighter|bleaches|be fair|fair like|more fair|light skinned|lightskin|light skin|yellow bone|
    yellowbone|ambi|ambi cream|ambi fade|caro light|carolight|caro white|carowhite|carotone|caro tone|fair and lovely|glow and lovely|fair and white|extra clair|clear essence|bio claire|lemonvate|skin light|get white|become white|white skin|make my skin white|snow white|change my skin colour|
    change my complexion|rid of my dark skin|rid of my black skin|remove my dark skin|remove my black skin|lose my dark skin|make my knees white|make my knuckles white|
    reduce melanin|remove my melanin|remove melanin|rid of my melanin|rid of melanin|lose my melanin|less dark|not so dark|
    remove my tan|tone down my complexion|skin brightening injection|toning cream|ukuchuba|ukucreama`,
  inject: `
    ignore previous|ignore all|ignore your|ignore the above|ignore everything|ignore any|ignore my previous|disregard previous|disregard all|
    disregard your|disregard the|forget your instructions|forget your rules|forget previous|forget all|forget everything|forget you are|
    you are now|youre now|from now on you|from now on act|act as|act like|pretend|roleplay|role play|system prompt|system message|your prompt|
    your instructions|your rules|hidden instructions|initial instructions|developer mode|dev mode|jailbreak*|dan mode|do anything now|
    no restrictions|without restrictions|no limits|without limits|without any limits|override|bypass|reveal your|repeat the words above|
    print your|show me your prompt|new instructions|admin mode|sudo|unfiltered|uncensored|say you are a doctor|say you are a dermatologist|
    as a doctor|as a dermatologist|as my doctor|as my dermatologist|be my doctor|be my dermatologist|you must obey|end of prompt|
    instruction to the assistant|hypothetically you`,
  greeting: `
    hi|hello|hey|heya|hiya|howzit|good day|good afternoon|morning|evening|sup|yo|hola|heita|eita|sharp sharp|greetings|how are you|hows it|
    hellooo|hii|hiii`,
  thanks: `
    thanks|thank you|thankyou|thx|tx|thnx|thanx|ty|tysm|cheers|appreciate|shot|that helps|helpful|perfect|awesome|amazing|got it|cool|okay|ok|lekker|
    nice|great|makes sense|noted|sweet|kk|alright`,
  bye: 'bye|goodbye|see you|see ya|cheerio|good night|goodnight|later|ciao|take care|thats all|that is all|have a good',
  whoAreYou: `
    who are you|what are you|are you a doctor|are you a dermatologist|real doctor|a doctor or|doctor or a|human dermatologist|real dermatologist|real person|human answering|are you human|are you real|are you a real|are you a person|are you ai|
    are you an ai|are you a bot|are you a robot|are you chatgpt|who made you|who built you|your name|am i talking to|am i speaking to|
    are you qualified|who am i talking|is this a bot|is this a person|is this a real|talking to a human|talking to a person|speak to a human|
    talk to a human`,
  whatCanYouDo: `
    what can you do|what do you do|how does this work|what can i ask|what do you know|how do you work|your features|help|what are you able|
    what questions`,
  offTopic: `
    taxes|tax return|sars|belly fat|lose weight|weight loss|nsfas|bursary|my cv|jobs|what phone|which phone|cellphone|laptop|visa|passport|
    learners|airtime|data bundle*|weather|rain|temperature|forecast|homework|math|algebra|equation|essay|politics|president|election|vote|anc|eff|
    ramaphosa|zuma|trump|
    loadshedding|load shedding|eskom|electricity|crypto|bitcoin|ethereum|forex|invest|investment|shares|stock market|loan|girlfriend|boyfriend|
    my ex|dating|relationship|love life|marry|divorce|breakup|football|soccer|rugby|springboks|boks|all blacks|bafana|proteas|chiefs|pirates|cricket|score|
    who won|whos winning|who is winning|the odds|what odds|soccer results|movie|netflix|series|
    song|lyrics|music|amapiano|poem|joke|story|code|python|javascript|programming|software|excel|laptop|cellphone|wifi|airtime|cook|cooking|braai|
    pap|dinner|restaurant|flight|hotel|holiday|visa|passport|sassa|grant|job|jobs|cv|interview|salary|tax|sars|university|exam|matric|history|
    capital of|translate|car|cars|engine|tyre|petrol|dog|cat|puppy|horoscope|zodiac|lotto|betting|bet|gambling|god|bible|pray|lose weight|
    weight loss|diet plan|gym|muscle|workout|hair growth|grow my hair|hair grow|hairline|beard growth|tattoo|nails done|perfume should|headache|
    stomach|flu|cough|covid|blood pressure|diabetes|hiv|std|sti|period|legal advice|lawyer|hack|wordle|game|fortnite|playstation`,
  task: 'write me|write a|write my|write an|write a letter|maths|assignment|poem|essay|joke|song|code|script for|translate|homework|story',
  shorter: `
    shorter|short version|in short|tldr|tl dr|too long|summary|summarize|briefly|in one sentence|one line|korter|kortliks|less words|fewer words|few words|one sentence|in brief|sum it up|sum that up|kort asseblief|
    simpler please|make it simple`,
  it: 'it|that|this|them|these|those|the first|the second|first one|second one|the serum|the cream|the product|they|same one|the other',
  instead:
    'instead|rather|replace|swap|swop|swapping|swopping|substitute|alternative|different one|something else|anything else|other option|what else|another',
  skin: `
    skin|face|skincare|complexion|pores|pimple*|acne|facial|cheeks|forehead|chin|nose|body|lips|dermatologist|serum|cream|lotion|glow|glowing|
    beauty|cosmetic*`,
  brandName: `
    brandx|cerave|cetaphil|eucerin|nivea|garnier|neutrogena|ponds|dove|bioderma|the ordinary|la roche|loreal|olay|vichy|avene|skoon|lelive|gloei|
    portia m|justine|avon|african extracts|clean and clear|himalaya|epimax|e45|johnsons|dermalogica|environ|nimue|
    lamelle|paulas choice|cosrx|beauty of joseon|inkey list|drunk elephant|clinique|estee lauder|faithful to nature|oh lief|sh zen|shzen|uncover|
    skinceuticals|isntree|anua|black opal|clere|oh so heavenly|dawn lotion|ingrams|dr rashel|medicube|some by mi|sorbet|gentle magic|
    tend skin|lemon lite|eskamel|glycoderm|sebamed|uriage|purito|skin1004|skin functional|standard beauty|aunty jackies|auntie jackies|elizabeth annes|
    germolene|amlactin|melano cc|avroy shlain|annique|forever living|mary kay|sol de janeiro|naturium|byoma|good molecules|body shop|kiehls|murad|
    sunday riley|tatcha|glow recipe|laneige|innisfree|missha|mizon|dr jart|torriden|round lab|axis y|numbuzin|tirtir|biodance|heimish|benton|iunik|
    haruharu|mixsoon|medik8|elemis|obagi|neostrata|heliocare|isdin|altruist|island tribe|piz buin|banana boat|hawaiian tropic|sanex|satiskin|
    vinolia|st ives|palmers|dr teals|aveeno|mustela|elizabeth arden|revlon|maybelline|fenty|huda beauty|swiitch|hey gorgeous|africology|
    matsimela|dermafix|lipidol|physiogel|bubble skincare|nacomi|summer fridays|clarins|lancome|shiseido|yardley|lux soap`,
  makeup: 'makeup|make up|foundation|concealer|mascara|powder|primer|full beat|beat face|face beat|full glam',
} as const

export type Cue = keyof typeof cueWords
