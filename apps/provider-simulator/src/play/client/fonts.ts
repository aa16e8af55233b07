/** Fonts of all pages, in their own style sheet so that pages share it. */
import '@fontsource/anuphan/latin-400.css';
import '@fontsource/anuphan/latin-600.css';
import '@fontsource/anuphan/thai-400.css';
import '@fontsource/anuphan/thai-600.css';
