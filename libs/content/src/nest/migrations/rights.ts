import { both, rightsOf } from '@housebrand/shared/nest';

export const contentRights = rightsOf('content', {
  banner: both('select', 'insert', 'update', 'delete'),
  agent_content: both('select', 'insert', 'update'),
  announcement_read: both('select', 'insert', 'update'),
  content_change: both('select', 'insert'),
  legal_document: both('select', 'insert'),
  legal_consent: both('select', 'insert'),
});
