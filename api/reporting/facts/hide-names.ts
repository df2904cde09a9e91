import type { Say } from './places.ts'
import type { Fact } from './scope.ts'

/**
 * Names of people become "Expert 1", "Asker 1": of blinded discussions always, of all where the report is blinded.
 * Such rows never stand in one group with those that name the same person.
 */
export function namesHidden(all: boolean, say: Say): (fact: Fact) => Fact {
  const numbers = { expert: new Map<string, number>(), asker: new Map<string, number>() }
  return (fact) => {
    if (!all && !fact.blinded) return fact
    const known = numbers[fact.expert ? 'expert' : 'asker']
    let number = known.get(fact.personId)
    if (number === undefined) known.set(fact.personId, (number = known.size + 1))
    const name = `${say(fact.expert ? 'reporting.expertNumber' : 'reporting.askerNumber')} ${number}`
    return {
      ...fact,
      personName: name,
      personGroup: name,
      label: fact.resource === 'users' ? name : fact.label,
      cells: { ...fact.cells, person: name },
    }
  }
}
