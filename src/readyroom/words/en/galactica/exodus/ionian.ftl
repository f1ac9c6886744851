### Battlestar Galactica, Exodus box: the Ionian Nebula

galactica-name-ionian = Ionian Nebula
galactica-name-trauma = trauma token
galactica-name-trauma_benevolent = Benevolent
galactica-name-trauma_antagonistic = Antagonistic
galactica-name-trauma_disaster = Disaster
web-gal-about-trauma_benevolent = Counts against Cylon players in the Trial.
web-gal-about-trauma_antagonistic = Counts against all others in the Trial.
galactica-says-benevolent = { $title } (benevolent): { $text }
galactica-says-antagonistic = { $title } (antagonistic): { $text }
galactica-ahead-trauma = { $seat }'s trauma tokens
galactica-name-ally = ally
galactica-name-crossroads = the Crossroads
galactica-name-trial = the Trial
galactica-name-collateral_damage = collateral damage
galactica-name-damage_to_personnel = damage to personnel
galactica-name-meet_ally = meeting an ally
galactica-name-lay_out_trauma = trauma tokens
galactica-name-first_allies = allies

## What is asked

galactica-discard-trauma = Which trauma tokens do you discard?
galactica-ally-trauma = { $card } joins: which of your trauma tokens lies there?
galactica-meet-ally = Which ally do you meet?
galactica-replace-ally = Which Cylon player brings the next ally?
galactica-set-trauma = The Crossroads: which trauma token do you set beside your card?
web-galactica-discard-trauma = Which of your trauma tokens do you discard? Hold to look at them, then { $with ->
    [finger] tap
   *[mouse] click
}.
web-galactica-ally-trauma = { $card } joins. Which of your trauma tokens lies there? Hold to look at them, then { $with ->
    [finger] tap
   *[mouse] click
} one.
web-galactica-set-trauma = The Crossroads: which trauma token do you set beside your card? Hold to look at them, then { $with ->
    [finger] tap
   *[mouse] click
} one.
galactica-crossroads-result = { $card }: you had no token to set. What happens?
galactica-trial = The Trial: who is eliminated?

## What can be chosen

galactica-option-ally = { $id }
galactica-option-result = { $id }

## What can be said

galactica-talk-ally = { $word ->
    [meet] Somebody should meet { $card }.
   *[avoid] Nobody should meet { $card }.
}

## Allies and Crossroads cards

galactica-name-ally_aaron_doral = Aaron Doral
galactica-result-ally_aaron_doral-benevolent = Bureaucrat
galactica-result-ally_aaron_doral-antagonistic = Calculating Cylon
galactica-name-ally_aaron_kelly = Aaron Kelly
galactica-result-ally_aaron_kelly-benevolent = Landing Signal Officer
galactica-result-ally_aaron_kelly-antagonistic = Extreme Measures
galactica-name-ally_alex_quartararo = Alex "Crashdown" Quartararo
galactica-result-ally_alex_quartararo-benevolent = Loyal ECO
galactica-result-ally_alex_quartararo-antagonistic = Inexperienced Leader
galactica-name-ally_anastasia_dualla = Anastasia "Dee" Dualla
galactica-result-ally_anastasia_dualla-benevolent = CIC Officer
galactica-result-ally_anastasia_dualla-antagonistic = Despondent
galactica-name-ally_billy_keikeya = Billy Keikeya
galactica-result-ally_billy_keikeya-benevolent = Populist Politician
galactica-result-ally_billy_keikeya-antagonistic = Jealous Nature
galactica-name-ally_brendan_costanza = Brendan "Hot Dog" Costanza
galactica-result-ally_brendan_costanza-benevolent = Fearless Pilot
galactica-result-ally_brendan_costanza-antagonistic = Troublemaker
galactica-name-ally_brother_cavil = Brother Cavil
galactica-result-ally_brother_cavil-benevolent = Unconventional Counselor
galactica-result-ally_brother_cavil-antagonistic = Primary Cylon
galactica-name-ally_callandra_tyrol = Callandra "Cally" Tyrol
galactica-result-ally_callandra_tyrol-benevolent = Gifted Deckhand
galactica-result-ally_callandra_tyrol-antagonistic = Mood Swings
galactica-name-ally_caprica_six = Caprica Six
galactica-result-ally_caprica_six-benevolent = Cooperative Cylon Prisoner
galactica-result-ally_caprica_six-antagonistic = Delusional
galactica-name-ally_galen_tyrol = "Chief" Galen Tyrol
galactica-result-ally_galen_tyrol-benevolent = Senior Chief Petty Officer
galactica-result-ally_galen_tyrol-antagonistic = Depression and Anger
galactica-name-ally_danna_biers = D'Anna Biers
galactica-result-ally_danna_biers-benevolent = Investigative Journalist
galactica-result-ally_danna_biers-antagonistic = Opportunistic Cylon
galactica-name-ally_diana_seelix = Diana "Hardball" Seelix
galactica-result-ally_diana_seelix-benevolent = Avionics Specialist
galactica-result-ally_diana_seelix-antagonistic = Unforgiving
galactica-name-ally_sherman_cottle = Dr. Sherman Cottle
galactica-result-ally_sherman_cottle-benevolent = Expert Surgeon
galactica-result-ally_sherman_cottle-antagonistic = Chain Smoker
galactica-name-ally_ellen_tigh = Ellen Tigh
galactica-result-ally_ellen_tigh-benevolent = Savvy Manipulator
galactica-result-ally_ellen_tigh-antagonistic = Bad Influence
galactica-name-ally_felix_gaeta = Felix Gaeta
galactica-result-ally_felix_gaeta-benevolent = Tactical Officer
galactica-result-ally_felix_gaeta-antagonistic = Consumed with Bitterness
galactica-name-ally_gaius_baltar = Gaius Baltar
galactica-result-ally_gaius_baltar-benevolent = Brilliant Scientist
galactica-result-ally_gaius_baltar-antagonistic = Odd Behavior
galactica-name-ally_helena_cain = Helena Cain
galactica-result-ally_helena_cain-benevolent = Uncompromising
galactica-result-ally_helena_cain-antagonistic = No Room for Mistakes
galactica-name-ally_kara_thrace = Kara "Starbuck" Thrace
galactica-result-ally_kara_thrace-benevolent = Skilled Pilot
galactica-result-ally_kara_thrace-antagonistic = Risky Maneuvers
galactica-name-ally_karl_agathon = Karl "Helo" Agathon
galactica-result-ally_karl_agathon-benevolent = Devoted Officer
galactica-result-ally_karl_agathon-antagonistic = Unpopular Decisions
galactica-name-ally_kendra_shaw = Kendra Shaw
galactica-result-ally_kendra_shaw-benevolent = Razor
galactica-result-ally_kendra_shaw-antagonistic = Went Too Far
galactica-name-ally_laura_roslin = Laura Roslin
galactica-result-ally_laura_roslin-benevolent = Gifted Leader
galactica-result-ally_laura_roslin-antagonistic = Debilitating Illness
galactica-name-ally_lee_adama = Lee "Apollo" Adama
galactica-result-ally_lee_adama-benevolent = Inspirational Pilot
galactica-result-ally_lee_adama-antagonistic = Under Too Much Pressure
galactica-name-ally_leoben_conoy = Leoben Conoy
galactica-result-ally_leoben_conoy-benevolent = Tuned In
galactica-result-ally_leoben_conoy-antagonistic = Unstable Cylon
galactica-name-ally_louanne_katraine = Louanne "Kat" Katraine
galactica-result-ally_louanne_katraine-benevolent = Hotshot Pilot
galactica-result-ally_louanne_katraine-antagonistic = Stim Addiction
galactica-name-ally_louis_hoshi = Louis Hoshi
galactica-result-ally_louis_hoshi-benevolent = Communications Officer
galactica-result-ally_louis_hoshi-antagonistic = Emotionally Compromised
galactica-name-ally_margaret_edmondson = Margaret "Racetrack" Edmondson
galactica-result-ally_margaret_edmondson-benevolent = Gifted Raptor Pilot
galactica-result-ally_margaret_edmondson-antagonistic = Kill Them All!
galactica-name-ally_priestess_elosha = Priestess Elosha
galactica-result-ally_priestess_elosha-benevolent = Religious Leader
galactica-result-ally_priestess_elosha-antagonistic = Crisis of Faith
galactica-name-ally_romo_lampkin = Romo Lampkin
galactica-result-ally_romo_lampkin-benevolent = Clever Lawyer
galactica-result-ally_romo_lampkin-antagonistic = Kleptomaniac
galactica-name-ally_samuel_t_anders = Samuel T. Anders
galactica-result-ally_samuel_t_anders-benevolent = Athlete
galactica-result-ally_samuel_t_anders-antagonistic = Rookie Pilot
galactica-name-ally_saul_tigh = Saul Tigh
galactica-result-ally_saul_tigh-benevolent = Executive Officer
galactica-result-ally_saul_tigh-antagonistic = Heavy-handed
galactica-name-ally_sharon_valerii = Sharon "Boomer" Valerii
galactica-result-ally_sharon_valerii-benevolent = Talented Raptor Pilot
galactica-result-ally_sharon_valerii-antagonistic = Botched Landings
galactica-name-ally_simon_oneill = Simon O'Neill
galactica-result-ally_simon_oneill-benevolent = Cylon Medic
galactica-result-ally_simon_oneill-antagonistic = Experimental Procedures
galactica-name-ally_tom_zarek = Tom Zarek
galactica-result-ally_tom_zarek-benevolent = Resourceful
galactica-result-ally_tom_zarek-antagonistic = Dubious Associations
galactica-name-ally_tory_foster = Tory Foster
galactica-result-ally_tory_foster-benevolent = Political Strategist
galactica-result-ally_tory_foster-antagonistic = Questionable Ethics
galactica-name-ally_william_adama = William Adama
galactica-result-ally_william_adama-benevolent = Veteran Commander
galactica-result-ally_william_adama-antagonistic = No Man Left Behind
galactica-name-crossroads_disturbing_vision = Disturbing Vision
galactica-result-crossroads_disturbing_vision-benevolent = It Wasn't Real
galactica-result-crossroads_disturbing_vision-antagonistic = What Have You Done?
galactica-name-crossroads_miraculous_return = Miraculous Return
galactica-result-crossroads_miraculous_return-benevolent = I Believe
galactica-result-crossroads_miraculous_return-antagonistic = It's a Trick
galactica-name-crossroads_perjury = Perjury
galactica-result-crossroads_perjury-benevolent = Gain Sympathy
galactica-result-crossroads_perjury-antagonistic = Cast Aspersions
galactica-name-crossroads_scanned = Scanned
galactica-result-crossroads_scanned-benevolent = Order a Retreat
galactica-result-crossroads_scanned-antagonistic = Order an Attack
galactica-name-crossroads_strange_music = Strange Music
galactica-result-crossroads_strange_music-benevolent = Nothing But Static
galactica-result-crossroads_strange_music-antagonistic = I Hear It
galactica-name-crossroads_testimony = Testimony
galactica-result-crossroads_testimony-benevolent = Forgiven
galactica-result-crossroads_testimony-antagonistic = Scapegoat
galactica-name-crossroads_the_opera_house = The Opera House
galactica-result-crossroads_the_opera_house-benevolent = The Opera House Revealed
galactica-result-crossroads_the_opera_house-antagonistic = The Door is Shut
