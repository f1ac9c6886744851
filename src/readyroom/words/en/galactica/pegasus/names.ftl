### Battlestar Galactica, Pegasus box: names as printed

## Skill cards

galactica-name-investigative_committee_2 = Investigative Committee
galactica-name-investigative_committee_2-3 = Investigative Committee (3)
galactica-name-investigative_committee_2-4 = Investigative Committee (4)
galactica-name-investigative_committee_2-5 = Investigative Committee (5)
galactica-name-support_the_people = Support the People
galactica-name-support_the_people-1 = Support the People (1)
galactica-name-support_the_people-2 = Support the People (2)
galactica-name-preventative_policy = Preventative Policy
galactica-name-preventative_policy-3 = Preventative Policy (3)
galactica-name-preventative_policy-4 = Preventative Policy (4)
galactica-name-preventative_policy-5 = Preventative Policy (5)
galactica-name-major_victory = Major Victory
galactica-name-major_victory-1 = Major Victory (1)
galactica-name-major_victory-2 = Major Victory (2)
galactica-name-at_any_cost = At Any Cost
galactica-name-at_any_cost-3 = At Any Cost (3)
galactica-name-at_any_cost-4 = At Any Cost (4)
galactica-name-at_any_cost-5 = At Any Cost (5)
galactica-name-guts_and_initiative = Guts and Initiative
galactica-name-guts_and_initiative-1 = Guts and Initiative (1)
galactica-name-guts_and_initiative-2 = Guts and Initiative (2)
galactica-name-critical_situation = Critical Situation
galactica-name-critical_situation-3 = Critical Situation (3)
galactica-name-critical_situation-4 = Critical Situation (4)
galactica-name-critical_situation-5 = Critical Situation (5)
galactica-name-full_throttle = Full Throttle
galactica-name-full_throttle-1 = Full Throttle (1)
galactica-name-full_throttle-2 = Full Throttle (2)
galactica-name-run_interference = Run Interference
galactica-name-run_interference-3 = Run Interference (3)
galactica-name-run_interference-4 = Run Interference (4)
galactica-name-run_interference-5 = Run Interference (5)
galactica-name-jury_rigged = Jury Rigged
galactica-name-jury_rigged-1 = Jury Rigged (1)
galactica-name-jury_rigged-2 = Jury Rigged (2)
galactica-name-calculations = Calculations
galactica-name-calculations-3 = Calculations (3)
galactica-name-calculations-4 = Calculations (4)
galactica-name-calculations-5 = Calculations (5)
