import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { contentPersonal } from './personal';

export const contentRights = rightsOf(
  'content',
  withErasure(
    {
      banner: both('select', 'insert', 'update', 'delete'),
      agent_content: both('select', 'insert', 'update'),
      announcement_read: both('select', 'insert', 'update'),
      content_change: both('select', 'insert'),
      legal_document: both('select', 'insert'),
      legal_consent: both('select', 'insert'),
    },
    contentPersonal,
  ),
);
