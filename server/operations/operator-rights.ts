// Changes of operators' permissions need two people: one requests them on the command line (`npm run operator`), another approves them on the screen.
import * as z from 'zod';
import { permissions } from '../../contract/endpoint.ts';
import { endRelation, giveRights, isRelated, operatorRightsOf } from '../identity/api.ts';
import { refuseWith } from '../kit/refused.ts';
import { noteDone } from './notes.ts';
import type { Performer } from './propose.ts';

const idOf = (subject: string): number => Number(subject.split(':')[1]);
const listed = z.object({ permissions: z.string() });
const permissionList = z.array(z.enum(permissions)).min(1);

export const operatorRights: Performer = {
  kind: 'operator_rights',
  action: 'operator-rights-given',
  async ground(tx, _ctx, { subject }) {
    const held = (await operatorRightsOf(tx, idOf(subject))) ?? refuseWith('request.not_found');
    return { ground: `holds ${held.join(',')}`, weight: 'always' };
  },
  async perform(tx, _ctx, operator, { subject, terms }) {
    const given = permissionList.parse(listed.parse(terms).permissions.split(','));
    await giveRights(tx, idOf(subject), given);
    await noteDone(tx, operator, 'operator-rights-given', subject, { permissions: given.join(',') });
  },
};

const relation = z.object({ operator_id: z.int() });

export const relationEnded: Performer = {
  kind: 'relation_ended',
  action: 'operator-unrelated',
  async ground(tx, _ctx, { subject, terms }) {
    const isKeptAway = await isRelated(tx, relation.parse(terms).operator_id, idOf(subject));
    if (!isKeptAway) refuseWith('operations.already_decided');
    return { ground: 'related', weight: 'always' };
  },
  async perform(tx, _ctx, operator, { subject, terms }) {
    const { operator_id: operatorId } = relation.parse(terms);
    await endRelation(tx, operatorId, idOf(subject));
    await noteDone(tx, operator, 'operator-unrelated', subject, { operator: operatorId });
  },
};
