import { personSimulation, personSimulationBody } from '#model/panels/selection/simulation-wire.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { simulatePerson } from './simulate-person.ts'

/** The simulation of one person's question. */
export const personSimulationRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/querySimulator/person',
      operationId: 'simulatePerson',
      who: 'csr',
      tags: ['discussions'],
      summary: 'Simulate a person on a plan now: what they may see, ask and be paid, and who would be on the panel',
      request: { body: body(personSimulationBody) },
      responses: { 200: answer(personSimulation) },
    },
    async (c) => c.json(await simulatePerson(c.get('ctx'), c.req.valid('json')), 200),
  ),
]
