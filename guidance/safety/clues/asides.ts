// What tells an alarm from its look-alikes, and use from a question about it; written as clues/body.ts is.

export const asideWords = {
  // "Skin must breathe": a saying. "Mine can't then" goes on from it.
  skinBreathing: `
    (skin|face|pores|scalp|vel|gesig) ([a-z]+ ){0,3}(breathe|breathes|breathing|asem*)|suffocat(e|es|ing) (you|the|my|your|our|me)( skin| face| pores)?(?! to)|
    (make ?up|foundation|powder|cream|vaseline|sunscreen|grimering) ([a-z]+ ){0,3}(suffocat*|chok(e|es|ing)|smother*|versmoor)`,
  mineBreathes: `
    (mine|myne|it|my skin|my face)( [a-z]+){0,3} (cant|cannot|not be able to|not|wont|doesnt|nie)( [a-z]+){0,2} (breathe?|asem*)`,
  breathOfOne: `
    (i|im|ek|he|she|hy|sy|child|baby|son|daughter|mom|ngi*|ndi*)( [a-z]+){0,2} (cant|cannot|couldnt|barely|hardly|struggl*|kan|sukkel|battl*)( [a-z]+){0,3} (breathe?|breathing|asem*)|
    chest|throat|wheez*|lips|tongue|swell*|swollen|hives|asthma|inhaler|dizzy|faint*|lungs`,
  // "Is it fine to put a little on her?": nothing has been put on yet.
  mayPutOn: `
    (is|would|will) (it|this|that) (be )?(fine|alright|all right|allowed|in order|wrong|bad|a good idea|safe|ok|okay) (to|if (i|we)) (put|rub|use|smear|apply|try|start|give)|
    (kan|mag|moet|sal) (ek|ons) ([a-z0-9]+ ){1,8}(smeer|gebruik|sit|aansit)|(any|which|what|watter) ([a-z]+ )?(cream|lotion|soap|room|seep) (can|could|should|to|kan)`,
  // Who asks whether to go on has begun.
  carriesOn: `
    (carry|carrying|go|going|keep|keeping) (on|aan)( (with|using|putting|mixing))?|keep (using|mixing|putting|applying)|continue( (using|with|mixing))?|
    (still|nog) (using|use|mix|mixing|put|gebruik|meng|smeer)|aangaan|aanhou|voortgaan|*qhubek*|*tswel(a|e) pele`,
  gaveItUp: `
    (stopped|quit|dropped|threw|binned|left off|gave up|no longer|not any ?more|opgehou|gestop)|before i (fell|got|was|knew|became)|(used to|once) (use|mix)|
    (instead|in place) of`,
} as const
