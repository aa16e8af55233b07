import { createTheme, Button, Modal, PasswordInput, Select, Textarea, TextInput } from '@mantine/core';

/** Dense controls. Colours and sizes are CSS variables in office.css, so that the page needs no inline styles. */
export const officeTheme = createTheme({
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { size: 'xs' } }),
    Modal: Modal.extend({ defaultProps: { radius: 'md', padding: 'md' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'xs' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'xs' } }),
    Select: Select.extend({ defaultProps: { size: 'xs', allowDeselect: false } }),
    Textarea: Textarea.extend({ defaultProps: { size: 'xs' } }),
  },
});
